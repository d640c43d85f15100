import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Poster } from '../Demo/Poster.tsx';
import { startPlayback, stepTo } from '../frame/playback.ts';
import { topicToValues } from '../frame/topic.ts';
import { ALL_TOPICS } from './allTopics.ts';
import { TOPIC_LOADERS } from './loadTopic.ts';

const STEPS = 40;

describe('the list of topics', () => {
  it('is the same for the browser and the build', async () => {
    expect(Object.keys(TOPIC_LOADERS).sort()).toEqual(Object.keys(ALL_TOPICS).sort());
    for (const [name, load] of Object.entries(TOPIC_LOADERS)) expect((await load()).topic).toBe(ALL_TOPICS[name]);
  });
});

describe.each(Object.entries(ALL_TOPICS))('the topic %s', (_, topic) => {
  const play = (seed: number) => stepTo(topic, startPlayback(topic, topicToValues(topic), seed), STEPS);

  it('draws its first state and a later one as SVG', () => {
    for (const playback of [startPlayback(topic, topicToValues(topic), 1), play(1)]) {
      const html = renderToStaticMarkup(createElement(Poster, { topic, playback }));
      expect(html).toMatch(/<(rect|circle|line|image|text)\b/);
      expect(html).not.toContain('NaN');
      expect(topic.describe(playback.history.at(-1), playback.values)).not.toBe('');
    }
  });

  it('is deterministic for a seed', () => {
    expect(play(7)).toEqual(play(7));
  });

  it('starts with values that its fields can show', () => {
    for (const parameter of Object.values(topic.parameters)) {
      if (parameter.kind !== 'hidden') expect(parameter.label).not.toBe('');
    }
  });
});
