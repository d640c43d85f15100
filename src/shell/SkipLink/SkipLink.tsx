import './skipLink.css';

export const MAIN_ID = 'main-content';

/** The first thing the Tab key reaches: jumps over the navigation. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${MAIN_ID}`}>
      Skip to main content
    </a>
  );
}
