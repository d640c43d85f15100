import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { Browser } from '@playwright/test';
import { MAX_DEV } from '../../tests/support/budgets.ts';
import type { Figure } from './figures.ts';

const PORT = 4399;
const ORIGIN = `http://localhost:${PORT}`;
/** A temporary page, so no real content is edited. */
const DRAFT = 'docs/bench-draft.mdx';
const EDITS = 5;
const POLL_MS = 20;

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

const writeDraft = (text: string): void =>
  writeFileSync(DRAFT, `---\ntitle: Draft\nunlisted: true\n---\n\nEdit ${text}.\n`);

const isListening = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(PORT, 'localhost');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

async function untilListening(server: ChildProcess): Promise<void> {
  while (!(await isListening())) {
    if (server.exitCode !== null) throw new Error(`The dev server exited with code ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function measureEdits(browser: Browser): Promise<number[]> {
  const page = await browser.newPage();
  await page.goto(`${ORIGIN}/docs/bench-draft`);
  await page.getByText('Edit 0.').waitFor();
  const times: number[] = [];
  for (let at = 1; at <= EDITS; at++) {
    const start = performance.now();
    writeDraft(String(at));
    await page.getByText(`Edit ${at}.`).waitFor({ timeout: 60_000 });
    times.push(secondsSince(start));
    console.log(`  edit ${at} of ${EDITS}`);
  }
  await page.close();
  return times;
}

/** How long an author waits for the dev server, for the first page, and for an edit to show in the browser. */
export async function measureDev(browser: Browser): Promise<Figure[]> {
  writeDraft('0');
  const start = performance.now();
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const server = spawn('node', ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(PORT)], {
    stdio: 'ignore',
    env,
  });
  try {
    await untilListening(server);
    const startSeconds = secondsSince(start);
    await (await fetch(`${ORIGIN}/docs/bench-draft`)).text();
    const firstSeconds = secondsSince(start);
    const edits = (await measureEdits(browser)).sort((a, b) => a - b);
    const figure = (subject: string, measure: string, value: number, limit?: number): Figure => ({
      ...{ part: 'dev', subject, measure, unit: 's', value: Number(value.toFixed(2)), limit },
    });
    return [
      figure('npm run dev', 'until ready', startSeconds, MAX_DEV.startSeconds),
      figure('npm run dev', 'until the first page is sent', firstSeconds),
      figure('page edit', 'until it shows, median', edits[Math.floor(edits.length / 2)]!, MAX_DEV.editSeconds),
    ];
  } finally {
    server.kill();
    rmSync(DRAFT, { force: true });
  }
}
