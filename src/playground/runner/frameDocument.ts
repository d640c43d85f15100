import frameScript from 'virtual:playground-frame';
import { THEME } from '#src/contracts/attributes.ts';

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src blob: data:',
  'media-src blob: data:',
  'font-src blob: data:',
  'connect-src blob: data:',
  "frame-src 'none'",
  "worker-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
];

const STYLE = `html,body{margin:0;height:100%;overflow:hidden;background:#04131f;color:#dcebf6;font:16px/1.5 system-ui,sans-serif}
body{display:flex;align-items:center;justify-content:center;outline:none}
canvas{display:block;flex:none;touch-action:none}
#root{flex:1;align-self:stretch;padding:16px;overflow:auto;background:#fff;color:#0f2433}
html[${THEME}=dark] #root{background:#08293f;color:#dcebf6}`;

export interface FrameSettings {
  nonce: string;
  origin: string;
  base: string;
  theme: string;
}

const escapeAttribute = (value: string): string => value.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The sandbox's HTML document. Its policy blocks all network access: everything it uses is passed in by messages. */
export function buildFrameDocument({ nonce, origin, base, theme }: FrameSettings): string {
  const policy = [...POLICY, `script-src 'nonce-${nonce}'`].join('; ');
  return `<!doctype html><html lang="en" ${THEME}="${escapeAttribute(theme)}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width"><title>Example</title><style>${STYLE}</style></head><body tabindex="-1">
<script nonce="${nonce}" data-token="${nonce}" data-origin="${escapeAttribute(origin)}" data-base="${escapeAttribute(base)}">${frameScript}</script>
</body></html>`;
}
