import { describe, expect, it } from 'vitest';
import { siteConfig } from '../../src/config/index.ts';
import { toApacheFile, toVercelFile } from './hostFiles.ts';
import { findInlineScripts, toPolicyHash } from './inlineScripts.ts';
import { moveStylesToHead } from './moveStyles.ts';
import { buildPolicy, buildSecurityHeaders } from './policy.ts';
import { insertPolicy } from './secureSite.ts';

describe('inline scripts', () => {
  it('are the executable ones without a src', () => {
    const html = `<script>a()</script><script type="module">b()</script><script src="/c.js"></script>
      <script type="application/ld+json">{}</script><script defer data-domain="x" src="https://d/e.js"></script>`;
    expect(findInlineScripts(html)).toEqual(['a()', 'b()']);
  });

  it('are hashed as browsers hash them', () => {
    expect(toPolicyHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });
});

describe('the policy', () => {
  const policy = buildPolicy(siteConfig, ["'sha256-x'"]);
  const script = /script-src ([^;]+)/.exec(policy)![1]!;

  it('allows neither eval nor unhashed inline scripts', () => {
    expect(policy).not.toContain('unsafe-eval');
    expect(script).not.toContain('unsafe-inline');
    expect(script).not.toContain('*');
    expect(script).toContain("'sha256-x'");
  });

  it('allows the analytics host and no other', () => {
    const hosts = policy.match(/https?:\/\/[^\s;]+/g) ?? [];
    expect(new Set(hosts)).toEqual(new Set([new URL(siteConfig.analytics!.scriptSrc).origin]));
  });

  it('allows the hosted search only when it is configured', () => {
    const search = { ...siteConfig.search, appId: 'APP' };
    expect(policy).not.toContain('algolia');
    expect(buildPolicy({ ...siteConfig, search }, [])).toContain('https://*.algolia.net');
  });

  it('precedes the first script of the page', () => {
    expect(insertPolicy('<head><meta charset="utf-8"><script>', 'p')).toBe(
      '<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="p"><script>',
    );
    expect(insertPolicy('<!doctype html><head><title>', 'p')).toContain('<head><meta http-equiv=');
  });
});

describe('moveStylesToHead', () => {
  it('moves the island styles out of the body', () => {
    const style = '<style>astro-island{display:contents}</style>';
    expect(moveStylesToHead(`<head><title>A</title></head><body>${style}<p>b</p>`)).toBe(
      `<head><title>A</title>${style}</head><body><p>b</p>`,
    );
    expect(moveStylesToHead('<head></head><body>')).toBe('<head></head><body>');
  });
});

describe('host files', () => {
  const rules = { base: '/', security: buildSecurityHeaders("default-src 'self'") };

  it('prevent other sites from framing this one', () => {
    expect(rules.security['Content-Security-Policy']).toContain("frame-ancestors 'self'");
    expect(JSON.stringify(JSON.parse(toVercelFile(rules)))).toContain('frame-ancestors');
    expect(toApacheFile(rules)).toContain('frame-ancestors');
  });
});
