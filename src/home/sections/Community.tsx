import { Card } from '#src/ui/Card/Card.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { PLACES } from '../data/community.ts';
import { LINKS } from '../data/links.ts';
import { HomeIcon } from '../HomeIcon.tsx';
import { Section } from './Section.tsx';
import './community.css';

export function Community() {
  return (
    <Section
      id="community"
      tone="soft"
      eyebrow="Community"
      title="You are not alone in this dungeon"
      lead={
        <>
          Need more than a chat? The core maintainers offer <Link to="/premium-support/">premium support</Link>. Want
          something for your laptop? <Link to={LINKS.stickers}>Stickers</Link> support development too.
        </>
      }
    >
      <ul className="places">
        {PLACES.map(({ icon, title, text, to, action }) => (
          <Card as="li" key={title} className="places__item" isLink>
            <HomeIcon name={icon} />
            <h3>
              <Link to={to} className="card__link">
                {title}
              </Link>
            </h3>
            <p>{text}</p>
            <span className="places__action" aria-hidden="true">
              {action} →
            </span>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
