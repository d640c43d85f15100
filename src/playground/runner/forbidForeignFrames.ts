let isForbidden = false;

/**
 * From the first run on, frames in this document can't navigate to another site. A sandboxed frame can navigate itself and
 * leak data in the URL; only a policy on the embedding page prevents that.
 */
export function forbidForeignFrames(): void {
  if (isForbidden) return;
  isForbidden = true;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "frame-src 'self'";
  document.head.append(policy);
}
