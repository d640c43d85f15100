import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { DONATION_FACTS, OTHER_WAYS, PLATFORMS } from '../data/donations.ts';
import { HomeIcon } from '../HomeIcon.tsx';
import { SupportPage } from '../SupportPage/SupportPage.tsx';

function Platforms() {
  return (
    <ul className="offers">
      {PLATFORMS.map(({ icon, name, text, to }) => (
        <Card as="li" key={name} className="offer">
          <HomeIcon name={icon} size={64} />
          <h2>{name}</h2>
          <p>{text}</p>
          <ButtonLink to={to} variant="accent">
            Donate on {name}
          </ButtonLink>
        </Card>
      ))}
    </ul>
  );
}

export function DonatePage() {
  return (
    <SupportPage
      eyebrow="Donate"
      title="Buy the engine some time"
      lead="Excalibur is free, and made by people outside their day jobs. A donation turns into maintainer hours."
    >
      <Platforms />
      <section className="support-page__part" aria-labelledby="donate-facts">
        <h2 id="donate-facts">Where it goes</h2>
        <dl className="facts">
          {DONATION_FACTS.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="support-page__part" aria-labelledby="donate-other">
        <h2 id="donate-other">Other ways to help</h2>
        <ul className="ways">
          {OTHER_WAYS.map(({ title, text, to, action }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={to} className="more-link">
                {action}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </SupportPage>
  );
}
