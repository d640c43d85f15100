import { attribute, LOAD_ERROR_MESSAGE, LOAD_RETRY } from '#src/contracts/attributes.ts';
/** The three-ring spinner of a page that takes its time; cloned from a template when it is needed. */
export function PageSpinner() {
  return (
    <div className="page-spinner" role="status" aria-label="Loading the page">
      <svg width="72" height="72" viewBox="0 0 72 72" fill="none" stroke="currentColor" strokeWidth="4">
        <circle cx="36" cy="36" r="32" strokeDasharray="150 60" />
        <circle cx="36" cy="36" r="22" strokeDasharray="100 40" />
        <circle cx="36" cy="36" r="12" strokeDasharray="50 30" />
      </svg>
    </div>
  );
}

/** What stands in the main area when a page could not be loaded. */
export function LoadError() {
  return (
    <div className="load-error" role="alert">
      <h1>This page could not be loaded</h1>
      <p {...attribute(LOAD_ERROR_MESSAGE)} />
      <p>Check your connection and try again. What you read before is one step back.</p>
      <button type="button" className="button button--primary" {...attribute(LOAD_RETRY)}>
        Retry
      </button>
    </div>
  );
}
