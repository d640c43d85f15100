export const SANDBOX = 'allow-scripts allow-pointer-lock';

/**
 * Gamepads, and autoplay, because the visitor has already clicked Run. A feature without an allowlist is granted to the
 * origin of the frame's `src`. The sandbox's opaque origin never equals it, so Firefox and WebKit would deny the feature;
 * only Chromium makes an exception. `*` is safe here: the page's policy blocks third-party frames.
 */
export const ALLOW = 'autoplay *; gamepad *';
