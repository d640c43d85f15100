export const SANDBOX = 'allow-scripts allow-pointer-lock';

/**
 * Gamepads, and sound without another click: pressing Run was the visitor's own doing. A feature without an allowlist is
 * granted to the origin of the frame's `src`. The sandbox's opaque origin never equals it, so Firefox and WebKit would deny
 * the feature; only Chromium makes an exception. `*` gives nothing to strangers: the page's policy lets no foreign frame in.
 */
export const ALLOW = 'autoplay *; gamepad *';
