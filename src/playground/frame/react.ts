import type { Modules } from './modules.ts';

interface ReactParts {
  createElement(type: unknown): unknown;
  isValidElement(value: unknown): boolean;
}

interface ReactClient {
  createRoot(
    container: Element,
    options: { onUncaughtError(error: unknown): void },
  ): { render(element: unknown): void };
}

/** Gives React examples React, a `render` function and a root element, and renders their default export. */
export function prepareReact(modules: Modules, onError: (error: unknown) => void): (exported: unknown) => void {
  const react = modules.require('react') as ReactParts;
  const client = modules.require('react-dom/client') as ReactClient;
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  const root = client.createRoot(container, { onUncaughtError: onError });
  const show = (value: unknown) => root.render(react.isValidElement(value) ? value : react.createElement(value));
  Object.assign(window, { React: react, render: show });
  return (exported) => {
    const value = (exported as { default?: unknown } | undefined)?.default;
    if (value !== undefined) show(value);
  };
}
