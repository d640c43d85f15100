import { Card } from '#src/ui/Card/Card.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { LEARNING_PATH } from '../data/learningPath.ts';
import { Section } from './Section.tsx';
import './learningPath.css';

export function LearningPath() {
  return (
    <Section
      id="learn"
      eyebrow="Your first evening"
      title="Three levels to your own game"
      lead="You need a browser, an editor, Node.js and a little TypeScript."
    >
      <ol className="path">
        {LEARNING_PATH.map(({ level, title, text, to, action }) => (
          <Card as="li" key={level} className="path__step" isLink>
            <span className="path__level" aria-hidden="true">
              {level}
            </span>
            <h3>
              <Link to={to} className="card__link">
                {title}
              </Link>
            </h3>
            <p>{text}</p>
            <span className="path__action" aria-hidden="true">
              {action} →
            </span>
          </Card>
        ))}
      </ol>
    </Section>
  );
}
