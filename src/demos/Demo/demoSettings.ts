import { DEMO } from '#src/contracts/attributes.ts';
import type { Values } from '../frame/topic.ts';

/** The settings that a demo's markup passes to its script. */
export interface DemoSettings {
  topic: string;
  step: number;
  seed: number;
  values: Values;
}

export const settingsToJson = (settings: DemoSettings): string => JSON.stringify(settings);

export function readSettings(figure: HTMLElement): DemoSettings {
  const text = figure.getAttribute(DEMO);
  if (!text) throw new Error('This demo has lost its settings. Reload the page.');
  return JSON.parse(text) as DemoSettings;
}
