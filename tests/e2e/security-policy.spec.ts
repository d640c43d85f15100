import { expect, open, openHydrated, test } from './site.ts';

interface Violation {
  directive: string;
  blocked: string;
}

declare global {
  interface Window {
    violations: Violation[];
  }
}

const TEMPLATES = [
  '',
  'docs/actors',
  'api/class/Engine/',
  'blog',
  'samples/',
  'showcase/',
  'donate',
  'search?q=actor',
  'playground/',
];

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations.push({ directive: violatedDirective, blocked: blockedURI }),
    );
  });
});

for (const route of TEMPLATES) {
  test(`/${route} obeys its own policy`, async ({ page }) => {
    await openHydrated(page, route);
    await page.waitForLoadState('networkidle');
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').first().getAttribute('content');
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  });
}

test('a script injected into a page does not run', async ({ page }) => {
  await openHydrated(page, 'docs/actors');
  await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.isInjected = true';
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.isInjected = true');
    const failed = new Promise((resolve) => image.addEventListener('error', resolve));
    image.src = '/no-such-image.png';
    document.body.append(script, image);
    await failed;
  });
  const listBlocked = () => page.evaluate(() => window.violations.map(({ directive }) => directive));
  await expect.poll(listBlocked).toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr']));
  expect(await page.evaluate(() => 'isInjected' in window)).toBe(false);
});

test('text does not become code, and nothing is sent to third parties', async ({ page }) => {
  // A third party that would respond.
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('https://example.com/**', (route) => route.fulfill({ body: '', headers }));
  await openHydrated(page, 'docs/actors');
  const [code, request] = await page.evaluate(async () => {
    // In a task of the page, because code that the test evaluates isn't subject to the policy.
    const isCode = await new Promise<boolean>((resolve) =>
      setTimeout(() => {
        try {
          new Function('return 1')();
          resolve(true);
        } catch {
          resolve(false);
        }
      }),
    );
    const answer = await fetch('https://example.com/?secret').then(
      () => 'sent',
      () => 'refused',
    );
    return [isCode, answer];
  });
  expect(code).toBe(false);
  expect(request).toBe('refused');
});

test('the headers for hosts say the same, and that no other site may frame this one', async ({ page, request }) => {
  await open(page, 'docs/actors');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').first().getAttribute('content');
  const headers = (await request.get('docs/actors')).headers();
  expect(headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'self'`);
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});
