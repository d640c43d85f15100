import { THEME } from '#src/contracts/attributes.ts';
import { withBase } from '#src/lib/url.ts';
import type { PageMessage } from '../protocol/messages.ts';
import { guardFocus } from './focusGuard.ts';
import { forbidForeignFrames } from './forbidForeignFrames.ts';
import { buildFrameDocument } from './frameDocument.ts';
import { ALLOW, SANDBOX } from './framePermissions.ts';

const NONCE_BYTES = 16;

function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface Frame {
  element: HTMLIFrameElement;
  nonce: string;
  post(message: PageMessage): void;
  /** The frame reports a click by the visitor. */
  entered(): void;
  remove(): void;
}

/** Adds a new sandbox to the container. `onLeave` is called when the frame navigates away from its document. */
export function createFrame(container: HTMLElement, title: string, onLeave: () => void): Frame {
  const nonce = createNonce();
  const element = document.createElement('iframe');
  let loads = 0;
  element.setAttribute('sandbox', SANDBOX);
  element.allow = ALLOW;
  element.referrerPolicy = 'no-referrer';
  element.title = title;
  element.addEventListener('load', () => {
    if (++loads > 1) onLeave();
  });
  element.srcdoc = buildFrameDocument({
    nonce,
    origin: location.origin,
    base: withBase('/'),
    theme: document.documentElement.getAttribute(THEME) ?? 'light',
  });
  forbidForeignFrames();
  container.append(element);
  const guard = guardFocus(element);
  return {
    element,
    nonce,
    // The frame's origin is opaque, so no target origin matches but `*`.
    post: (message) => element.contentWindow?.postMessage(message, '*'),
    entered: guard.entered,
    remove: () => {
      guard.end();
      element.remove();
    },
  };
}
