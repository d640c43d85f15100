import { NotFoundScene } from '#src/ui/art/NotFoundScene.tsx';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import './notFound.css';

/** The page behind every address that leads nowhere. */
export function NotFound() {
  return (
    <div className="not-found container">
      <NotFoundScene className="not-found__scene" />
      <div className="not-found__text">
        <p className="not-found__code">404</p>
        <h1>Page Not Found</h1>
        <p>You took a wrong turn in the dark: there is no page at this address.</p>
        <p>
          Followed a link? Its author may not know that the page moved. The search and the docs know where it is now.
        </p>
        <div className="not-found__ways">
          <ButtonLink to="/docs/">Open the docs</ButtonLink>
          <ButtonLink to="/search" variant="outline">
            Search the site
          </ButtonLink>
          <ButtonLink to="/" variant="outline">
            Go home
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
