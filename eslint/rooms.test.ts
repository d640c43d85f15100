import { describe, expect, it } from 'vitest';
import { checkFrameImport, checkImport } from './rooms.js';

describe('the borders between rooms', () => {
  it('let imports run downwards', () => {
    expect(checkImport('/p/src/pages/index.astro', '#src/docs/Toc/Toc.tsx')).toBeUndefined();
    expect(checkImport('/p/src/shell/Header/Header.tsx', '#src/ui/Link/Link.tsx')).toBeUndefined();
    expect(checkImport('/p/src/docs/a.ts', './b.ts')).toBeUndefined();
    expect(checkImport('/p/src/docs/a.ts', 'react')).toBeUndefined();
  });

  it('stop imports that run upwards and say what to do', () => {
    expect(checkImport('/p/src/ui/Link/Link.tsx', '#src/shell/Header/Header.tsx')).toMatch(/imports run downwards/);
    expect(checkImport('/p/src/lib/url.ts', '../ui/Link/Link.tsx')).toMatch(/Move the shared part down/);
  });

  it('let features meet only at the door', () => {
    expect(checkImport('/p/src/blog/a.ts', '#src/docs/index.ts')).toBeUndefined();
    expect(checkImport('/p/src/blog/a.ts', '#src/docs/Toc/Toc.tsx')).toMatch(/src\/docs\/index\.ts/);
  });

  it('keep the playground frame apart', () => {
    expect(checkFrameImport('/p/src/playground/frame/main.ts', '../protocol/messages.ts')).toBeUndefined();
    expect(checkFrameImport('/p/src/playground/frame/main.ts', '#src/ui/Link/Link.tsx')).toMatch(/another origin/);
  });
});
