import type { AnyTopic, Press, Values } from './topic.ts';

/** The complete state of a demo. Immutable: each function below returns a new one. */
export interface Playback {
  values: Values;
  seed: number;
  first: unknown;
  /** The states available for stepping, oldest first. There may be states after `index`, left from stepping back. */
  history: readonly unknown[];
  index: number;
  /** Steps since the initial state, including those dropped from the history. */
  step: number;
  isAtEnd: boolean;
}

const HISTORY_LENGTH = 2000;

export const currentState = (playback: Playback): unknown => playback.history[playback.index];
export const previousState = (playback: Playback): unknown => playback.history[playback.index - 1];

export function startPlayback(topic: AnyTopic, values: Values, seed: number): Playback {
  const first = topic.create(values, seed);
  return { values, seed, first, history: [first], index: 0, step: 0, isAtEnd: false };
}

function push(topic: AnyTopic, playback: Playback, state: unknown): Playback {
  const past = playback.history.slice(0, playback.index + 1);
  const limit = topic.historyLength ?? HISTORY_LENGTH;
  const history = [...past, state].slice(-limit);
  return { ...playback, history, index: history.length - 1, step: playback.step + 1, isAtEnd: false };
}

export function stepForward(topic: AnyTopic, playback: Playback): Playback {
  if (playback.index < playback.history.length - 1) {
    return { ...playback, index: playback.index + 1, step: playback.step + 1 };
  }
  const next = topic.next?.(currentState(playback), playback.values);
  return next === undefined ? { ...playback, isAtEnd: true } : push(topic, playback, next);
}

export function stepBack(playback: Playback): Playback {
  if (playback.index === 0) return playback;
  return { ...playback, index: playback.index - 1, step: playback.step - 1, isAtEnd: false };
}

/** Steps until a step count or the end is reached. */
export function stepTo(topic: AnyTopic, playback: Playback, step: number): Playback {
  let result = playback;
  while (result.step < step && !result.isAtEnd) result = stepForward(topic, result);
  return result;
}

/** Restarts from another initial state and replays to the current step. */
function replay(topic: AnyTopic, playback: Playback, first: unknown): Playback {
  const start: Playback = { ...playback, first, history: [first], index: 0, step: 0, isAtEnd: false };
  const target = playback.isAtEnd ? Infinity : playback.step;
  return stepTo(topic, start, target);
}

function replaceState(playback: Playback, state: unknown): Playback {
  const history = [...playback.history.slice(0, playback.index), state];
  return { ...playback, history, isAtEnd: false };
}

/** Applies a change by the topic, according to the topic's `edits` mode. */
export function editState(topic: AnyTopic, playback: Playback, change: (state: unknown) => unknown): Playback {
  const target = topic.edits === 'rerun' ? playback.first : currentState(playback);
  const changed = change(target);
  if (changed === target) return playback;
  if (topic.edits === 'rerun') return replay(topic, playback, changed);
  return topic.edits === 'continue' ? push(topic, playback, changed) : replaceState(playback, changed);
}

export const pressStage = (topic: AnyTopic, playback: Playback, press: Press): Playback =>
  topic.press ? editState(topic, playback, (state) => topic.press!(state, press, playback.values)) : playback;

export function changeValue(topic: AnyTopic, playback: Playback, name: string, value: unknown): Playback {
  const values = { ...playback.values, [name]: value };
  if (topic.parameters[name]?.restarts) return startPlayback(topic, values, playback.seed);
  const changed = { ...playback, values };
  if (topic.edits === 'rerun') return replay(topic, changed, topic.revise?.(playback.first, values) ?? playback.first);
  return topic.revise ? editState(topic, changed, (state) => topic.revise!(state, values)) : changed;
}
