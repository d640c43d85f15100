import { attribute, DEMO, DEMO_START } from '#src/contracts/attributes.ts';
import { startPlayback, stepTo } from '../frame/playback.ts';
import { topicToSize, topicToValues } from '../frame/topic.ts';
import { findTopic } from '../topics/allTopics.ts';
import { type DemoSettings, settingsToJson } from './demoSettings.ts';
import { Legend } from './Legend.tsx';
import { Poster } from './Poster.tsx';
import '#src/ui/Button/playButton.css';
import './demo.css';

interface Props {
  /** A name from src/demos/topics/allTopics.ts. */
  topic: string;
  title: string;
  /** The step that the poster shows and the demo starts at. */
  step?: string;
  seed?: string;
  /** JSON: values that override the topic's defaults. */
  values?: string;
}

/** A demo as static HTML: its poster, what it shows, what the colors mean. `hydrateDemos` loads the rest on demand. */
export function Demo({ topic: name, title, step = '0', seed = '1', values = '{}' }: Props) {
  const topic = findTopic(name);
  const settings: DemoSettings = {
    topic: name,
    step: Number(step),
    seed: Number(seed),
    values: topicToValues(topic, JSON.parse(values) as Record<string, unknown>),
  };
  const playback = stepTo(topic, startPlayback(topic, settings.values, settings.seed), settings.step);
  const size = topicToSize(topic, settings.values);
  const state = playback.history[playback.index];
  return (
    <figure className="demo" {...attribute(DEMO, settingsToJson(settings))}>
      <figcaption className="demo__title">{title}</figcaption>
      <div className="demo__app" data-demo-app>
        <div className="demo__stage" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
          <Poster topic={topic} playback={playback} />
          <button type="button" className="play-button demo__start" {...attribute(DEMO_START, true)}>
            Start the demo
          </button>
        </div>
        <p className="demo__status">{topic.describe(state, settings.values)}</p>
        <Legend entries={topic.legend} />
      </div>
    </figure>
  );
}
