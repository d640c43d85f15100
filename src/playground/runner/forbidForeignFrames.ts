let isForbidden = false;

/**
 * From the first run on, no frame of this document may go to another site. A sandbox cannot forbid its frame to navigate
 * itself, which would carry away in the address whatever the example knows; the page around it can.
 */
export function forbidForeignFrames(): void {
  if (isForbidden) return;
  isForbidden = true;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "frame-src 'self'";
  document.head.append(policy);
}
