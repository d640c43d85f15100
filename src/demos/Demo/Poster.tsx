import { createSvgPen } from '../draw/svgPen.tsx';
import { PALETTE } from '../draw/palette.ts';
import { currentState, type Playback, previousState } from '../frame/playback.ts';
import { type AnyTopic, topicToSize } from '../frame/topic.ts';

/** A state of a demo as SVG: the same drawing that the engine shows. */
export function Poster({ topic, playback }: { topic: AnyTopic; playback: Playback }) {
  const { values } = playback;
  const size = topicToSize(topic, values);
  const { pen, elements } = createSvgPen();
  pen.rect(0, 0, size.width, size.height, PALETTE.backdrop);
  const view = { values, size, cursor: undefined, hovered: undefined, progress: 1, scale: 1, timeMs: 0, fps: 60 };
  topic.draw(pen, currentState(playback), view, previousState(playback));
  return (
    <svg className="demo__poster" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={topic.label}>
      {elements}
    </svg>
  );
}
