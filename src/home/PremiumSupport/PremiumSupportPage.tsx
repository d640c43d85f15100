import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { LINKS } from '../data/links.ts';
import { OFFERS, SERVICES, SUPPORT_FACTS } from '../data/premiumSupport.ts';
import { HomeIcon } from '../HomeIcon.tsx';
import { SupportPage } from '../SupportPage/SupportPage.tsx';

function Offers() {
  return (
    <ul className="offers">
      {OFFERS.map(({ icon, name, price, text, to, action }) => (
        <Card as="li" key={name} className="offer">
          <HomeIcon name={icon} size={64} />
          <h2>{name}</h2>
          <p className="offer__price">{price}</p>
          <p>{text}</p>
          <ButtonLink to={to} variant="accent">
            {action}
          </ButtonLink>
        </Card>
      ))}
    </ul>
  );
}

export function PremiumSupportPage() {
  return (
    <SupportPage
      eyebrow="Premium support"
      title="Sit down with a maintainer"
      lead="Get your project unstuck with the people who build the engine, in a video call."
    >
      <Offers />
      <section className="support-page__part" aria-labelledby="support-services">
        <h2 id="support-services">What we can help with</h2>
        <ul className="services">
          {SERVICES.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </section>
      <section className="support-page__part" aria-labelledby="support-facts">
        <h2 id="support-facts">Good to know</h2>
        <dl className="facts">
          {SUPPORT_FACTS.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <p>
          Ask for free: <Link to={LINKS.discord}>Discord</Link>, <Link to={LINKS.discussions}>Discussions</Link>,{' '}
          <Link to="/docs/">documentation</Link>.
        </p>
      </section>
    </SupportPage>
  );
}
