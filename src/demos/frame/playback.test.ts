import { describe, expect, it } from 'vitest';
import { changeValue, currentState, editState, startPlayback, stepBack, stepForward, stepTo } from './playback.ts';
import { defineTopic, type Topic, topicToValues } from './topic.ts';

interface Values {
  by: number;
  limit: number;
}

/** Counts up from an initial number; presses add 100. */
const counter = (edits: Topic<number, Values>['edits'], historyLength = 100) =>
  defineTopic<number, Values>({
    label: 'counter',
    size: { width: 1, height: 1 },
    parameters: {
      by: { kind: 'range', label: 'By', value: 1, min: 1, max: 9, step: 1 },
      limit: { kind: 'range', label: 'Limit', value: 1000, min: 0, max: 9999, step: 1, restarts: true },
    },
    historyLength,
    edits,
    create: (_, seed) => seed,
    next: (count, { by, limit }) => (count + by > limit ? undefined : count + by),
    draw: () => undefined,
    describe: String,
  });

const start = (edits: Topic<number, Values>['edits'], historyLength?: number) => {
  const topic = counter(edits, historyLength);
  return { topic, playback: startPlayback(topic, topicToValues(topic), 0) };
};

describe('playback', () => {
  it('steps forward, back, and forward again over the same states', () => {
    const { topic, playback } = start('continue');
    const third = stepTo(topic, playback, 3);
    expect(currentState(third)).toBe(3);
    const back = stepBack(stepBack(third));
    expect([currentState(back), back.step]).toEqual([1, 1]);
    expect(currentState(stepForward(topic, back))).toBe(2);
    expect(stepBack(playback)).toBe(playback);
  });

  it('detects the end', () => {
    const { topic, playback } = start('continue');
    const end = stepTo(topic, changeValue(topic, playback, 'limit', 5), 50);
    expect([currentState(end), end.isAtEnd]).toEqual([5, true]);
    expect(stepBack(end).isAtEnd).toBe(false);
  });

  it('replays to the same step when the initial state of a search is edited', () => {
    const { topic, playback } = start('rerun');
    const edited = editState(topic, stepTo(topic, playback, 3), (count) => (count as number) + 100);
    expect([currentState(edited), edited.step]).toEqual([103, 3]);
  });

  it('replays to the end if it was at the end', () => {
    const { topic, playback } = start('rerun');
    const end = stepTo(topic, changeValue(topic, playback, 'limit', 5), 50);
    const edited = editState(topic, end, (count) => (count as number) - 10);
    expect([currentState(edited), edited.isAtEnd]).toEqual([5, true]);
  });

  it('counts an edit as a step with `continue`, and undoes it', () => {
    const { topic, playback } = start('continue');
    const edited = editState(topic, stepTo(topic, playback, 3), (count) => (count as number) + 100);
    expect([currentState(edited), edited.step]).toEqual([103, 4]);
    expect(currentState(stepBack(edited))).toBe(3);
  });

  it("doesn't count an edit as a step with `replace`", () => {
    const { topic, playback } = start('replace');
    const edited = editState(topic, stepTo(topic, playback, 3), (count) => (count as number) + 100);
    expect([currentState(edited), edited.step]).toEqual([103, 3]);
  });

  it('is unchanged when an edit changes nothing', () => {
    const { topic, playback } = start('rerun');
    expect(editState(topic, playback, (count) => count)).toBe(playback);
  });

  it('drops the oldest states, but not the step count', () => {
    const { topic, playback } = start('continue', 4);
    const later = stepTo(topic, playback, 20);
    expect([later.history, later.step]).toEqual([[17, 18, 19, 20], 20]);
  });

  it('applies a changed value to all steps of a search, but only to later steps of a simulation', () => {
    const rerun = start('rerun');
    expect(currentState(changeValue(rerun.topic, stepTo(rerun.topic, rerun.playback, 3), 'by', 5))).toBe(15);
    const going = start('continue');
    const changed = changeValue(going.topic, stepTo(going.topic, going.playback, 3), 'by', 5);
    expect([currentState(changed), currentState(stepForward(going.topic, changed))]).toEqual([3, 8]);
  });

  it('rejects unknown values', () => {
    expect(() => topicToValues(counter('rerun'), { speed: 1 })).toThrow('has no value "speed"');
  });
});
