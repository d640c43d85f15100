import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { TUTORIAL } from '../data/links.ts';
import './hero.css';

interface Props {
  /** The poster that becomes a game when the visitor presses Play. */
  stage: ReactNode;
  command: ReactNode;
}

/** What the engine is, how it feels, and the first command to type. */
export function Hero({ stage, command }: Props) {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="container hero__inner">
        <div className="hero__text">
          <p className="eyebrow hero__eyebrow">Free and open source</p>
          <h1 id="hero-title">
            The friendly <span className="hero__mark">2D game engine</span> for the web
          </h1>
          <p className="hero__lead">
            Excalibur.js is a TypeScript engine for games that run in the browser: sprites, physics, tile maps, input
            and sound in one package.
          </p>
          <div className="hero__ways">
            <ButtonLink to={TUTORIAL} variant="accent" size="lg">
              Build your first game
              <span className="hero__minutes">about 10 minutes</span>
            </ButtonLink>
            <ButtonLink to="/docs/" variant="outline" size="lg">
              Read the docs
            </ButtonLink>
          </div>
          {command}
        </div>
        <div className="hero__stage">{stage}</div>
      </div>
      <div className="ground" />
    </section>
  );
}
