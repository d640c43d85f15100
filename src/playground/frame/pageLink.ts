import type { FrameMessage, PageMessage } from '../protocol/messages.ts';

export type Send = (message: FrameMessage) => void;

export interface PageLink {
  send: Send;
  receive(listener: (message: PageMessage) => void): void;
}

/** The frame's only channel to the page. Captured before any example code runs, so that examples can't tamper with it. */
export function createPageLink(nonce: string, pageOrigin: string): PageLink {
  const page = window.parent;
  const post = page.postMessage.bind(page);
  return {
    send: (message) => post({ ...message, nonce }, pageOrigin),
    receive: (listener) =>
      window.addEventListener('message', (event) => {
        if (event.source === page) listener(event.data as PageMessage);
      }),
  };
}
