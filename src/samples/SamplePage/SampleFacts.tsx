import { Link } from '#src/ui/Link/Link.tsx';
import type { Sample } from '../catalog/readSamples.ts';
import { DIFFICULTY_LABELS } from '../catalog/sampleSchema.ts';

const DEVICES = [
  ['keyboard', 'Keyboard'],
  ['touch', 'Touch and mouse'],
  ['gamepad', 'Gamepad'],
] as const;

/** The column next to the game: how to play it, what it shows and what to read next. */
export function SampleFacts({ sample }: { sample: Sample }) {
  const { controls, difficulty, features, guides } = sample;
  return (
    <aside className="sample-facts" aria-label="About this sample">
      <section>
        <h2>Controls</h2>
        <dl className="sample-facts__controls">
          {DEVICES.map(([device, label]) => (
            <div key={device}>
              <dt>{label}</dt>
              <dd>{controls[device]}</dd>
            </div>
          ))}
          <div>
            <dt>Pause</dt>
            <dd>
              <kbd>P</kbd> or <kbd>Esc</kbd>, the pause button, or Start
            </dd>
          </div>
        </dl>
      </section>
      <section>
        <h2>What it shows</h2>
        <ul className="sample-tags">
          <li>
            <Link to={`/samples/?difficulty=${difficulty}`} className="sample-tag">
              {DIFFICULTY_LABELS[difficulty]}
            </Link>
          </li>
          {features.map((feature) => (
            <li key={feature}>
              <Link to={`/samples/?feature=${encodeURIComponent(feature)}`} className="sample-tag">
                {feature}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Read on</h2>
        <ul className="sample-facts__guides">
          {guides.map(({ title, route }) => (
            <li key={route}>
              <Link to={route}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
