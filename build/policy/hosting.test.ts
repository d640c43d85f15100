import { describe, expect, it } from 'vitest';
import { siteConfig } from '../../src/config/index.ts';
import { toApacheFile, toVercelFile } from './hostFiles.ts';
import { findInlineScripts, toPolicyHash } from './inlineScripts.ts';
import { moveStylesToHead } from './moveStyles.ts';
import { buildPolicy, buildSecurityHeaders } from './policy.ts';
import { insertPolicy } from './secureSite.ts';

describe('the scripts of a page', () => {
  it('are those that stand in it and run', () => {
    const html = `<script>a()</script><script type="module">b()</script><script src="/c.js"></script>
      <script type="application/ld+json">{}</script><script defer data-domain="x" src="https://d/e.js"></script>`;
    expect(findInlineScripts(html)).toEqual(['a()', 'b()']);
  });

  it('are named by the hash a browser computes', () => {
    expect(toPolicyHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });
});

describe('the policy', () => {
  const policy = buildPolicy(siteConfig, ["'sha256-x'"]);
  const script = /script-src ([^;]+)/.exec(policy)![1]!;

  it('lets no text become code', () => {
    expect(policy).not.toContain('unsafe-eval');
    expect(script).not.toContain('unsafe-inline');
    expect(script).not.toContain('*');
    expect(script).toContain("'sha256-x'");
  });

  it('names the configured analytics and no other host', () => {
    const hosts = policy.match(/https?:\/\/[^\s;]+/g) ?? [];
    expect(new Set(hosts)).toEqual(new Set([new URL(siteConfig.analytics!.scriptSrc).origin]));
  });

  it('opens a hosted search only where one is configured', () => {
    const search = { ...siteConfig.search, appId: 'APP' };
    expect(policy).not.toContain('algolia');
    expect(buildPolicy({ ...siteConfig, search }, [])).toContain('https://*.algolia.net');
  });

  it('stands before the first script of the page', () => {
    expect(insertPolicy('<head><meta charset="utf-8"><script>', 'p')).toBe(
      '<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="p"><script>',
    );
    expect(insertPolicy('<!doctype html><head><title>', 'p')).toContain('<head><meta http-equiv=');
  });
});

describe('the rule for islands', () => {
  it('moves from the body, where HTML allows none, to the head', () => {
    const style = '<style>astro-island{display:contents}</style>';
    expect(moveStylesToHead(`<head><title>A</title></head><body>${style}<p>b</p>`)).toBe(
      `<head><title>A</title>${style}</head><body><p>b</p>`,
    );
    expect(moveStylesToHead('<head></head><body>')).toBe('<head></head><body>');
  });
});

describe('the files for hosts', () => {
  const rules = { base: '/', security: buildSecurityHeaders("default-src 'self'") };

  it('forbid other sites to frame this one', () => {
    expect(rules.security['Content-Security-Policy']).toContain("frame-ancestors 'self'");
    expect(JSON.stringify(JSON.parse(toVercelFile(rules)))).toContain('frame-ancestors');
    expect(toApacheFile(rules)).toContain('frame-ancestors');
  });
});
