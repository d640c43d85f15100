import { setTimeout as wait } from 'node:timers/promises';

export type Verdict =
  | { kind: 'fine' }
  | { kind: 'moved'; to: string }
  | { kind: 'broken'; reason: string }
  /** The host blocks bots, is slow, or has an error, so a person has to check. */
  | { kind: 'unsure'; reason: string }
  | { kind: 'unreachable'; reason: string };

export interface CheckOptions {
  timeoutMs: number;
  retries: number;
  retryDelayMs: number;
}

export const DEFAULTS: CheckOptions = { timeoutMs: 15_000, retries: 2, retryDelayMs: 2_000 };

export const TIMED_OUT = 'timed out';
const MAX_REDIRECTS = 6;
const MAX_RETRY_DELAY_MS = 30_000;
const GONE = new Set([404, 410]);
const PERMANENT = new Set([301, 308]);
/** Some hosts don't support HEAD, so an error counts only if GET fails too. */
const isConclusiveForHead = (status: number): boolean => status < 400;
const USER_AGENT = 'Mozilla/5.0 (compatible; link check of a documentation site)';

interface Result {
  status: number;
  url: string;
  /** Every redirect was permanent. */
  isPermanent: boolean;
  retryAfterMs?: number;
}

async function request(url: string, method: 'HEAD' | 'GET', timeoutMs: number): Promise<Result> {
  let current = url;
  let isPermanent = true;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const headers = { 'user-agent': USER_AGENT, accept: 'text/html,*/*;q=0.5' };
    const response = await fetch(current, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location) {
      const retryAfterMs = Number(response.headers.get('retry-after')) * 1000 || undefined;
      return { status: response.status, url: current, isPermanent, retryAfterMs };
    }
    isPermanent &&= PERMANENT.has(response.status);
    current = new URL(location, current).href;
  }
  throw new Error(`redirected more than ${MAX_REDIRECTS} times`);
}

async function requestHeadThenGet(url: string, timeoutMs: number): Promise<Result> {
  const result = await request(url, 'HEAD', timeoutMs).catch(() => undefined);
  return result && isConclusiveForHead(result.status) ? result : request(url, 'GET', timeoutMs);
}

/** A different trailing slash, scheme, or `www.` isn't worth an author's time. */
const simplify = (url: string): string =>
  url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/?(\?.*)?$/, (_, query: string | undefined) => query ?? '');

function toVerdict(requested: string, { status, url, isPermanent }: Result): Verdict {
  if (GONE.has(status)) return { kind: 'broken', reason: `returned ${status}` };
  if (status >= 400) return { kind: 'unsure', reason: `returned ${status}` };
  return isPermanent && simplify(url) !== simplify(requested) ? { kind: 'moved', to: url } : { kind: 'fine' };
}

function errorToVerdict(error: unknown): Verdict {
  if (!(error instanceof Error)) return { kind: 'unsure', reason: String(error) };
  if (error.name === 'TimeoutError') return { kind: 'unsure', reason: TIMED_OUT };
  const code = (error.cause as { code?: string } | undefined)?.code;
  return code ? { kind: 'unreachable', reason: code } : { kind: 'unsure', reason: error.message };
}

const shouldRetry = (result: Result | undefined): boolean =>
  !result || result.status === 429 || (result.status >= 500 && result.status !== 501);

/** Requests a URL, with retries for temporary errors, and returns a verdict. */
export async function checkUrl(url: string, options: CheckOptions = DEFAULTS): Promise<Verdict> {
  let verdict: Verdict = { kind: 'unsure', reason: 'was never requested' };
  for (let attempt = 0; attempt <= options.retries; attempt += 1) {
    let result: Result | undefined;
    try {
      result = await requestHeadThenGet(url, options.timeoutMs);
      verdict = toVerdict(url, result);
    } catch (error) {
      verdict = errorToVerdict(error);
    }
    if (!shouldRetry(result) || attempt === options.retries) break;
    await wait(Math.min(result?.retryAfterMs ?? options.retryDelayMs * (attempt + 1), MAX_RETRY_DELAY_MS));
  }
  return verdict;
}
