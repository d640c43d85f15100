import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { hashToProject, hasSharedProject, MAX_LINK_CHARS, projectToHash } from './shareLink.ts';

function hashOf(files: { name: string; text: string }[]): string {
  const result = projectToHash(files);
  if ('problem' in result) throw new Error(result.problem);
  return result.hash;
}

describe('share link', () => {
  it('round-trips any text', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), loneSurrogates);
    const file = fc.record({ name: fc.string({ unit: 'binary', minLength: 1 }), text });
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 5 }), (files) => {
        expect(hashToProject(hashOf(files))).toEqual({ project: { files } });
      }),
      { numRuns: 500 },
    );
  });

  it('uses only URL-safe characters', () => {
    const hash = hashOf([{ name: 'main.ts', text: 'const π = "🎮 ñ 中文";\n'.repeat(20) }]);
    expect(hash).toMatch(/^#code=[\w-]+$/);
    expect(new URL(`https://example.com/${hash}`).hash).toBe(hash);
    expect(hasSharedProject(hash)).toBe(true);
  });

  it('rejects code that is too long', () => {
    let seed = 1;
    const noise = Array.from({ length: 60_000 }, () =>
      String.fromCharCode(33 + ((seed = (seed * 48_271) % 2_147_483_647) % 90)),
    );
    const result = projectToHash([{ name: 'main.ts', text: noise.join('') }]);
    expect(result).toMatchObject({
      problem: expect.stringMatching(/too long for a link: it needs [\d,]+ characters, and 30,000/),
    });
    expect(MAX_LINK_CHARS).toBe(30_000);
  });

  it('reports damaged links and never throws', () => {
    const hash = hashOf([{ name: 'main.ts', text: 'let a = 1;'.repeat(50) }]);
    expect(hashToProject(hash.slice(0, -9))).toMatchObject({ problem: expect.stringContaining('damaged') });
    fc.assert(
      fc.property(fc.string(), (text) => {
        hashToProject(`#code=${text}`);
        hashToProject(text);
      }),
    );
  });

  it('reports links of another version', () => {
    const bytes = Uint8Array.of(2, ...deflateSync(new Uint8Array(4)));
    const result = hashToProject(`#code=${btoa(String.fromCharCode(...bytes))}`);
    expect(result).toMatchObject({ problem: expect.stringContaining('another version') });
  });

  it('limits the unpacked size', () => {
    const bomb = deflateSync(new Uint8Array(50_000_000), { level: 9 });
    const binary = Array.from(bomb, (byte) => String.fromCharCode(byte)).join('');
    expect(hashToProject(`#code=${btoa(String.fromCharCode(1) + binary)}`)).toMatchObject({
      problem: expect.any(String),
    });
  });
});

const loneSurrogates = fc
  .array(fc.integer({ min: 0xd800, max: 0xdfff }), { maxLength: 6 })
  .map((codes) => String.fromCharCode(...codes));
