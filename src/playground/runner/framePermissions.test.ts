import { describe, expect, it } from 'vitest';
import { ALLOW, SANDBOX } from './framePermissions.ts';

describe('the permissions of the sandbox', () => {
  it('give the frame an opaque origin', () => {
    expect(SANDBOX.split(' ')).not.toContain('allow-same-origin');
  });

  it('grant each feature to an opaque origin, which a bare name excludes', () => {
    const features = ALLOW.split(';').map((feature) => feature.trim());
    expect(features.map((feature) => feature.split(' ')[0])).toEqual(['autoplay', 'gamepad']);
    for (const feature of features) expect(feature).toMatch(/^[a-z-]+ \*$/);
  });
});
