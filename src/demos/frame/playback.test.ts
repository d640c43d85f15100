import { describe, expect, it } from 'vitest';
import { changeValue, currentState, editState, startPlayback, stepBack, stepForward, stepTo } from './playback.ts';
import { defineTopic, type Topic, topicToValues } from './topic.ts';

interface Values {
  by: number;
  limit: number;
}

/** Counts up from a first number; presses add 100. */
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
  it('goes forward, back, and forward again over the same states', () => {
    const { topic, playback } = start('continue');
    const third = stepTo(topic, playback, 3);
    expect(currentState(third)).toBe(3);
    const back = stepBack(stepBack(third));
    expect([currentState(back), back.step]).toEqual([1, 1]);
    expect(currentState(stepForward(topic, back))).toBe(2);
    expect(stepBack(playback)).toBe(playback);
  });

  it('knows its end', () => {
    const { topic, playback } = start('continue');
    const end = stepTo(topic, changeValue(topic, playback, 'limit', 5), 50);
    expect([currentState(end), end.isAtEnd]).toEqual([5, true]);
    expect(stepBack(end).isAtEnd).toBe(false);
  });

  it('replays to the same step when the first state of a search is edited', () => {
    const { topic, playback } = start('rerun');
    const edited = editState(topic, stepTo(topic, playback, 3), (count) => (count as number) + 100);
    expect([currentState(edited), edited.step]).toEqual([103, 3]);
  });

  it('replays to the end when it was at its end', () => {
    const { topic, playback } = start('rerun');
    const end = stepTo(topic, changeValue(topic, playback, 'limit', 5), 50);
    const edited = editState(topic, end, (count) => (count as number) - 10);
    expect([currentState(edited), edited.isAtEnd]).toEqual([5, true]);
  });

  it('counts an edit as a step where edits continue, and takes it back', () => {
    const { topic, playback } = start('continue');
    const edited = editState(topic, stepTo(topic, playback, 3), (count) => (count as number) + 100);
    expect([currentState(edited), edited.step]).toEqual([103, 4]);
    expect(currentState(stepBack(edited))).toBe(3);
  });

  it('counts no step where edits replace', () => {
    const { topic, playback } = start('replace');
    const edited = editState(topic, stepTo(topic, playback, 3), (count) => (count as number) + 100);
    expect([currentState(edited), edited.step]).toEqual([103, 3]);
  });

  it('leaves everything as it was when an edit changes nothing', () => {
    const { topic, playback } = start('rerun');
    expect(editState(topic, playback, (count) => count)).toBe(playback);
  });

  it('forgets the oldest states, not the number of steps', () => {
    const { topic, playback } = start('continue', 4);
    const later = stepTo(topic, playback, 20);
    expect([later.history, later.step]).toEqual([[17, 18, 19, 20], 20]);
  });

  it('applies a changed value to the steps taken so far of a search, and only to later ones of a simulation', () => {
    const rerun = start('rerun');
    expect(currentState(changeValue(rerun.topic, stepTo(rerun.topic, rerun.playback, 3), 'by', 5))).toBe(15);
    const going = start('continue');
    const changed = changeValue(going.topic, stepTo(going.topic, going.playback, 3), 'by', 5);
    expect([currentState(changed), currentState(stepForward(going.topic, changed))]).toEqual([3, 8]);
  });

  it('refuses values it does not know', () => {
    expect(() => topicToValues(counter('rerun'), { speed: 1 })).toThrow('has no value "speed"');
  });
});
