import { Transport } from '../frame/controls/Transport.tsx';
import { currentState } from '../frame/playback.ts';
import type { Player, PlayerSnapshot } from '../frame/player.ts';
import type { AnyTopic } from '../frame/topic.ts';
import { DemoFields } from './DemoFields.tsx';
import { Legend } from './Legend.tsx';

interface Props {
  topic: AnyTopic;
  player: Player;
  snapshot: PlayerSnapshot;
}

const hintOf = (topic: AnyTopic): string =>
  [
    topic.press &&
      topic.grid &&
      'On the stage: arrow keys move the cursor, Enter or Space presses, Shift and arrows draw.',
    topic.next && 'Comma and full stop step, P plays.',
  ]
    .filter(Boolean)
    .join(' ');

function Inspection({ topic, snapshot }: Omit<Props, 'player'>) {
  const { playback, cursor, hovered } = snapshot;
  const cell = hovered ?? cursor;
  if (!topic.inspect) return null;
  return (
    <p className="demo__inspect" data-demo-inspect>
      {cell === undefined
        ? 'Point at a cell to read it.'
        : topic.inspect(currentState(playback), cell, playback.values)}
    </p>
  );
}

function Measures({ topic, snapshot }: Omit<Props, 'player'>) {
  const { playback } = snapshot;
  if (!topic.measure) return null;
  return (
    <dl className="demo__measures">
      {topic.measure(currentState(playback), playback.values).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Everything below the stage: playback controls, status, figures, parameters. */
export function DemoDetails({ topic, player, snapshot }: Props) {
  const { playback, isPlaying } = snapshot;
  const { values, step } = playback;
  const state = currentState(playback);
  const { Panel } = topic;
  return (
    <>
      {topic.next && <Transport player={player} snapshot={snapshot} />}
      <p className="demo__status" aria-live={isPlaying ? 'off' : 'polite'} data-demo-status>
        {topic.next && <b>Step {step}. </b>}
        {topic.describe(state, values)}
      </p>
      <Inspection {...{ topic, snapshot }} />
      <Measures {...{ topic, snapshot }} />
      {Panel && (
        <div className="demo__panel">
          <Panel {...{ state, values, isPlaying }} setValue={player.setValue} edit={player.edit} />
        </div>
      )}
      <DemoFields {...{ topic, player, playback }} />
      <Legend entries={topic.legend} />
      <p className="demo__hint">{hintOf(topic)}</p>
    </>
  );
}
