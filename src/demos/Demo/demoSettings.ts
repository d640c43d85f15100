import { DEMO } from '#src/contracts/attributes.ts';
import type { Values } from '../frame/topic.ts';

/** What a demo's markup tells the script that wakes it. */
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
