import { COLORS, cellsOf, type PieceName } from './pieces';
import { levelOf } from './rules';
import { useShown } from './store';

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="figure">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A block drawn with CSS: the four cells of a grid of four by two. */
function Preview({ label, name }: { label: string; name: PieceName | null | undefined }) {
  return (
    <div className="preview">
      <h2>{label}</h2>
      <div className="preview__grid">
        {name &&
          cellsOf(name, 0).map(({ x, y }) => (
            <i
              key={`${x},${y}`}
              style={{ gridArea: `${y + 1} / ${x + 1}`, background: COLORS[name] }}
            />
          ))}
      </div>
    </div>
  );
}

const MESSAGES = {
  title: ['Falling blocks', 'Press Space or tap to start'],
  lost: ['Game over', 'Press Space or tap to play again'],
} as const;

function Message() {
  const { phase } = useShown().round;
  if (phase === 'playing') return null;
  const [title, line] = MESSAGES[phase];
  return (
    <div className="message">
      <h1>{title}</h1>
      <p>{line}</p>
    </div>
  );
}

/** Everything around the well. It reads the game's state and never changes it. */
export function Panel() {
  const { round, best } = useShown();
  return (
    <>
      <Message />
      <div className="panel">
        <Preview label="Next" name={round.next[0]} />
        <Preview label="Kept" name={round.kept} />
        <dl aria-live="polite">
          <Figure label="Score" value={round.score} />
          <Figure label="Best" value={best} />
          <Figure label="Lines" value={round.lines} />
          <Figure label="Level" value={levelOf(round)} />
        </dl>
      </div>
    </>
  );
}
