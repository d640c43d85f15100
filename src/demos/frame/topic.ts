import type { ComponentType } from 'react';
import type { Paint, Pen, SpriteSheetSource } from '../draw/pen.ts';
import type { Grid } from './grid.ts';

/** What the visitor can set. `hidden` values have no field of their own: the topic's Panel sets them. */
type Parameter<Value> = {
  label: string;
  value: Value;
  /** A change starts the demo anew from its seed. Without it, what the visitor has drawn stays. */
  restarts?: boolean;
} & (
  | { kind: 'hidden' }
  | ([Value] extends [boolean] ? { kind: 'switch' } : never)
  | ([Value] extends [number] ? { kind: 'range'; min: number; max: number; step: number; unit?: string } : never)
  | ([Value] extends [string] ? { kind: 'choice'; options: readonly { value: Value; label: string }[] } : never)
);

export type Values = Record<string, unknown>;

export interface Size {
  width: number;
  height: number;
}

/** What a press on the stage does, chosen above it: `wall`, `erase`, … */
export interface Tool {
  name: string;
  label: string;
}

/** A pointer, or the keyboard's cursor, on the stage. */
export interface Press {
  /** `hover` comes only when the topic says that it follows the pointer. */
  phase: 'down' | 'move' | 'up' | 'hover';
  x: number;
  y: number;
  /** The cell of the topic's grid, if the place is inside it. */
  cell: number | undefined;
  /** The cell the stroke began at. */
  firstCell: number | undefined;
  tool: string;
}

/** Everything but the state that a drawing may depend on. */
export interface View<V> {
  values: V;
  size: Size;
  /** The keyboard's cursor, while the stage has the focus. */
  cursor: number | undefined;
  /** The cell below the mouse. */
  hovered: number | undefined;
  /** From 0 to 1: how far the change from `previous` has been shown. Always 1 in the finished page and with reduced motion. */
  progress: number;
  /** Pixels of the page for one unit of the stage: leave small text away when it is low. */
  scale: number;
  /** Runs on while the demo plays; for idle animations of sprites. */
  timeMs: number;
  /** Frames a second that the engine reaches. */
  fps: number;
}

export interface PanelProps<S, V> {
  state: S;
  values: V;
  setValue<K extends keyof V>(name: K, value: V[K]): void;
  /** Applies a change of the topic's own, as a press on the stage would. */
  edit(change: (state: S) => S): void;
  isPlaying: boolean;
}

/**
 * A demo: pure functions over an immutable state, and a drawing of it. A topic never touches the engine, the document or
 * the clock, so that its first picture can be drawn while the site is built and every step can be tested.
 */
export interface Topic<S, V extends object> {
  /** The accessible name of the stage. */
  label: string;
  size: Size | ((values: V) => Size);
  parameters: { readonly [K in keyof V]: Parameter<V[K]> };
  /** Shows a seed field; `create` then gets its number. */
  usesSeed?: boolean;
  sheets?: readonly SpriteSheetSource[];
  tools?: readonly Tool[];
  /** Cells for pointer and keyboard. */
  grid?: (values: V) => Grid;
  /** Presses come for mere movement too. */
  followsPointer?: boolean;
  legend?: readonly { label: string; paint: Paint }[];

  create(values: V, seed: number): S;
  /** The next state; nothing when the demo is at its end. Leave it away for demos without steps. */
  next?(state: S, values: V): S | undefined;
  /** A press on the stage. Returning the same state means that nothing happened. */
  press?(state: S, press: Press, values: V): S;
  /** Carries a state over to changed values. By default the state stays as it is. */
  revise?(state: S, values: V): S;
  /**
   * `rerun`: presses and values change the first state, and the demo is replayed to where it was (searches).
   * `continue`: they change the present state and count as a step that can be taken back (tables, automata).
   * `replace`: they change the present state and are no step (things that follow the pointer).
   */
  edits: 'rerun' | 'continue' | 'replace';

  /** Steps a second at normal speed. */
  stepsPerSecond?: number;
  /** Starts playing when the visitor starts the demo, unless they want less motion. */
  playsAtStart?: boolean;
  /** How many steps can be taken back. */
  historyLength?: number;
  /** How long a change is tweened; 0 for none. */
  tweenMs?: number;

  draw(pen: Pen, state: S, view: View<V>, previous: S | undefined): void;
  /** One sentence: what the last step did. */
  describe(state: S, values: V): string;
  /** Figures below the stage. */
  measure?(state: S, values: V): readonly (readonly [label: string, value: string])[];
  /** One sentence about a cell, for the cursor and the mouse. */
  inspect?(state: S, cell: number, values: V): string;
  /** More to see beside the figures: tables, queues, editors. */
  Panel?: ComponentType<PanelProps<S, V>>;
}

export type AnyTopic = Topic<unknown, Values>;

/** Checks a topic's types and hands it over to the frame, which does not know them. */
export const defineTopic = <S, V extends object>(topic: Topic<S, V>): AnyTopic => topic as unknown as AnyTopic;

export const topicToSize = (topic: AnyTopic, values: Values): Size =>
  typeof topic.size === 'function' ? topic.size(values) : topic.size;

/** The values a topic starts with, some of them replaced by the page. */
export function topicToValues(topic: AnyTopic, overrides: Values = {}): Values {
  const unknown = Object.keys(overrides).find((name) => !(name in topic.parameters));
  if (unknown) throw new Error(`The demo "${topic.label}" has no value "${unknown}".`);
  return Object.fromEntries(
    Object.entries(topic.parameters).map(([name, { value }]) => [name, overrides[name] ?? value]),
  );
}
