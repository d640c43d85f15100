import type { ComponentType } from 'react';
import type { Paint, Pen, SpriteSheetSource } from '../draw/pen.ts';
import type { Grid } from './grid.ts';

/** A parameter the visitor can set. `hidden` parameters have no field: the topic's Panel sets them. */
type Parameter<Value> = {
  label: string;
  value: Value;
  /** A change restarts the demo from its seed. Otherwise the visitor's edits are preserved. */
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

/** What a press on the stage does, selected above it: `wall`, `erase`, … */
export interface Tool {
  name: string;
  label: string;
}

/** A pointer, or the keyboard cursor, on the stage. */
export interface Press {
  /** `hover` is sent only if the topic follows the pointer. */
  phase: 'down' | 'move' | 'up' | 'hover';
  x: number;
  y: number;
  /** The cell of the topic's grid, if the position is inside it. */
  cell: number | undefined;
  /** The cell where the stroke started. */
  firstCell: number | undefined;
  tool: string;
}

/** Everything a drawing may depend on except the state. */
export interface View<V> {
  values: V;
  size: Size;
  /** The keyboard cursor, while the stage has focus. */
  cursor: number | undefined;
  /** The cell under the mouse. */
  hovered: number | undefined;
  /** From 0 to 1: progress of the transition from `previous`. Always 1 in the static page and with reduced motion. */
  progress: number;
  /** Page pixels per stage unit. Omit small text when it's low. */
  scale: number;
  /** Advances while the demo plays; for idle animations of sprites. */
  timeMs: number;
  /** The engine's frames per second. */
  fps: number;
}

export interface PanelProps<S, V> {
  state: S;
  values: V;
  setValue<K extends keyof V>(name: K, value: V[K]): void;
  /** Applies a change by the topic, like a press on the stage. */
  edit(change: (state: S) => S): void;
  isPlaying: boolean;
}

/**
 * A demo: pure functions over an immutable state, and a drawing of it. A topic never uses the engine, the DOM or the
 * clock, so that its poster can be drawn at build time and every step can be tested.
 */
export interface Topic<S, V extends object> {
  /** The accessible name of the stage. */
  label: string;
  size: Size | ((values: V) => Size);
  parameters: { readonly [K in keyof V]: Parameter<V[K]> };
  /** Shows a seed field; `create` then receives the seed. */
  usesSeed?: boolean;
  sheets?: readonly SpriteSheetSource[];
  tools?: readonly Tool[];
  /** Cells for pointer and keyboard. */
  grid?: (values: V) => Grid;
  /** Sends presses for plain pointer movement too. */
  followsPointer?: boolean;
  legend?: readonly { label: string; paint: Paint }[];

  create(values: V, seed: number): S;
  /** The next state, or undefined at the end. Omit it for demos without steps. */
  next?(state: S, values: V): S | undefined;
  /** Handles a press on the stage. Returning the same state means that nothing happened. */
  press?(state: S, press: Press, values: V): S;
  /** Adapts a state to changed values. By default it's unchanged. */
  revise?(state: S, values: V): S;
  /**
   * `rerun`: presses and values change the initial state, and the demo is replayed to the current step (searches).
   * `continue`: they change the current state and count as a step that can be undone (tables, automata).
   * `replace`: they change the current state and don't count as a step (things that follow the pointer).
   */
  edits: 'rerun' | 'continue' | 'replace';

  /** Steps per second at normal speed. */
  stepsPerSecond?: number;
  /** Autoplays when the visitor starts the demo, unless they prefer reduced motion. */
  playsAtStart?: boolean;
  /** How many steps can be undone. */
  historyLength?: number;
  /** Duration of the transition after a change; 0 for none. */
  tweenMs?: number;

  draw(pen: Pen, state: S, view: View<V>, previous: S | undefined): void;
  /** One sentence: what the last step did. */
  describe(state: S, values: V): string;
  /** Figures below the stage. */
  measure?(state: S, values: V): readonly (readonly [label: string, value: string])[];
  /** One sentence about a cell, for the cursor and the mouse. */
  inspect?(state: S, cell: number, values: V): string;
  /** More content next to the figures: tables, queues, editors. */
  Panel?: ComponentType<PanelProps<S, V>>;
}

export type AnyTopic = Topic<unknown, Values>;

/** Checks a topic's types, then erases them for the frame, which is generic. */
export const defineTopic = <S, V extends object>(topic: Topic<S, V>): AnyTopic => topic as unknown as AnyTopic;

export const topicToSize = (topic: AnyTopic, values: Values): Size =>
  typeof topic.size === 'function' ? topic.size(values) : topic.size;

/** The topic's default values, with overrides from the page. */
export function topicToValues(topic: AnyTopic, overrides: Values = {}): Values {
  const unknown = Object.keys(overrides).find((name) => !(name in topic.parameters));
  if (unknown) throw new Error(`The demo "${topic.label}" has no value "${unknown}".`);
  return Object.fromEntries(
    Object.entries(topic.parameters).map(([name, { value }]) => [name, overrides[name] ?? value]),
  );
}
