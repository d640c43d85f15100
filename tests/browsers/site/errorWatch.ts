export const ERROR_WATCH_PATH = '/error-watch.js';

/**
 * The first script of every page. WebDriver has no console, so the page itself collects what a console would show. Scripts,
 * styles and pictures of other hosts don't count: the tests may run without a network.
 */
export const ERROR_WATCH_SCRIPT = `(() => {
  if (window.pageErrors) return;
  const errors = (window.pageErrors = []);
  const add = (...parts) => errors.push(location.pathname + ': ' + parts.map(String).join(' '));
  const logError = console.error.bind(console);
  console.error = (...values) => {
    add(...values);
    logError(...values);
  };
  addEventListener('error', ({ target, message }) => {
    const address = target === window ? undefined : target.src || target.href;
    // Firefox reports a preload of a module it already has as failed; whatever uses the file would report it too.
    if (/preload|prefetch/.test(target.rel)) return;
    if (!address) add(message);
    else if (new URL(address, location.href).origin === location.origin) add(address, 'did not load');
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => add('Unhandled rejection:', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => add(violatedDirective, 'blocks', blockedURI));
})();
`;
