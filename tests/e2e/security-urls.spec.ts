import { projectToHash } from '../../src/playground/share/shareLink.ts';
import { expect, main, open, test } from './site.ts';

// Malicious links: whatever a URL contains is treated as text, and the page keeps working.

const CODE = 'window.isBroken=1';
const MARKUP = `"'><img src=x onerror=${CODE}><script>${CODE}</script><svg onload=${CODE}>`;
const TEXT = encodeURIComponent(MARKUP);

function shareHash(): string {
  const shared = projectToHash([
    { name: MARKUP, text: MARKUP },
    { name: '__proto__', text: '' },
    { name: '../../main.ts', text: `</script>${MARKUP}` },
  ]);
  if ('problem' in shared) throw new Error(shared.problem);
  return shared.hash;
}

const ADDRESSES: readonly (readonly [name: string, address: string])[] = [
  ['the words of the search page', `search?q=${TEXT}&in=${TEXT}`],
  ['broken escapes in the search', 'search?q=%E0%A4&in=%'],
  ['the filter of a class', `api/class/Engine/?member=${TEXT}&hide=${TEXT},__proto__#${TEXT}`],
  ['the filter of all names', `api/?q=${TEXT}&hide=constructor`],
  ['a hash with markup', `docs/actors#${TEXT}`],
  ['a hash that is no text', 'docs/actors#%E0%A4%A'],
  ['a hash that is a selector', `docs/actors#x"],body,[id="`],
  ['unknown parameters', `docs/actors?version=${TEXT}&theme=${TEXT}&tab=${TEXT}&docusaurus-theme=${TEXT}`],
  ['a choice of samples', `samples/?difficulty=${TEXT}&feature=${TEXT}`],
  ['a choice in the showcase', `showcase/?genre=${TEXT}&platform=javascript:${CODE}`],
  ['an example outside its folder', 'playground/?example=../../kit/kit'],
  ['an example with markup for a name', `playground/?example=${TEXT}`],
  ['a damaged share link', `playground/#code=${'A'.repeat(200)}`],
  ['a share link with markup for names', `playground/${shareHash()}`],
  ['a page that is not there', `${encodeURIComponent(`<img src=x onerror=${CODE}>`)}`],
];

for (const [name, address] of ADDRESSES) {
  test(`${name}: nothing runs and nothing throws`, async ({ page, baseURL }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => errors.push('a dialog was opened')));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
        Object.assign(window, { violation: `${violatedDirective} ${sample}` }),
      );
    });
    await open(page, address);
    await page.waitForLoadState('networkidle');
    await expect(main(page).getByRole('heading', { level: 1 }).first()).toBeAttached();
    const state = await page.evaluate(() => [Reflect.get(window, 'isBroken'), Reflect.get(window, 'violation')]);
    expect(state).toEqual([undefined, undefined]);
    expect(new URL(page.url()).origin).toBe(new URL(baseURL!).origin);
    expect(errors).toEqual([]);
  });
}

test('a URL with two slashes does not lead to another site', async ({ page, baseURL }) => {
  const { origin } = new URL(baseURL!);
  for (const path of ['//example.com/page.html', '//example.com/index.html', '/\\example.com/page.html']) {
    await page.goto(origin + path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.url()).toMatch(/\/example\.com\/(page)?$/);
    expect(new URL(page.url()).origin).toBe(origin);
  }
});
