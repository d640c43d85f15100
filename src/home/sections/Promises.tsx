import { PROMISES } from '../data/promises.ts';
import { HomeIcon } from '../HomeIcon.tsx';
import { Section } from './Section.tsx';
import './promises.css';

export function Promises() {
  return (
    <Section id="promises" eyebrow="Why Excalibur" title="Built to be built on">
      <ul className="promises">
        {PROMISES.map(({ icon, title, text }) => (
          <li key={title}>
            <HomeIcon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
