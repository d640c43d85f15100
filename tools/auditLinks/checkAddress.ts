import { setTimeout as wait } from 'node:timers/promises';

export type Verdict =
  | { kind: 'fine' }
  | { kind: 'moved'; to: string }
  | { kind: 'broken'; reason: string }
  /** The host refuses robots, is slow or ill: a person must look. */
  | { kind: 'unsure'; reason: string }
  | { kind: 'unreachable'; reason: string };

export interface CheckOptions {
  timeoutMs: number;
  retries: number;
  retryDelayMs: number;
}

export const DEFAULTS: CheckOptions = { timeoutMs: 15_000, retries: 2, retryDelayMs: 2_000 };

export const TIMED_OUT = 'did not answer in time';
const MAX_HOPS = 6;
const MAX_PAUSE_MS = 30_000;
const GONE = new Set([404, 410]);
const PERMANENT = new Set([301, 308]);
/** Some hosts answer HEAD wrongly, or not at all; a refusal counts only when GET is refused too. */
const isTrustedForHead = (status: number): boolean => status < 400;
const USER_AGENT = 'Mozilla/5.0 (compatible; link check of a documentation site)';

interface Reply {
  status: number;
  address: string;
  /** Every hop on the way said that it is for ever. */
  isPermanent: boolean;
  pauseMs?: number;
}

async function ask(address: string, method: 'HEAD' | 'GET', timeoutMs: number): Promise<Reply> {
  let current = address;
  let isPermanent = true;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const headers = { 'user-agent': USER_AGENT, accept: 'text/html,*/*;q=0.5' };
    const answer = await fetch(current, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || !location) {
      const pauseMs = Number(answer.headers.get('retry-after')) * 1000 || undefined;
      return { status: answer.status, address: current, isPermanent, pauseMs };
    }
    isPermanent &&= PERMANENT.has(answer.status);
    current = new URL(location, current).href;
  }
  throw new Error(`it leads on and on, more than ${MAX_HOPS} times`);
}

async function askGently(address: string, timeoutMs: number): Promise<Reply> {
  const reply = await ask(address, 'HEAD', timeoutMs).catch(() => undefined);
  return reply && isTrustedForHead(reply.status) ? reply : ask(address, 'GET', timeoutMs);
}

/** A trailing slash, another scheme or `www.` is not worth an author's time. */
const simplify = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/?(\?.*)?$/, (_, query: string | undefined) => query ?? '');

function judge(asked: string, { status, address, isPermanent }: Reply): Verdict {
  if (GONE.has(status)) return { kind: 'broken', reason: `answered ${status}` };
  if (status >= 400) return { kind: 'unsure', reason: `answered ${status}` };
  return isPermanent && simplify(address) !== simplify(asked) ? { kind: 'moved', to: address } : { kind: 'fine' };
}

function explain(error: unknown): Verdict {
  if (!(error instanceof Error)) return { kind: 'unsure', reason: String(error) };
  if (error.name === 'TimeoutError') return { kind: 'unsure', reason: TIMED_OUT };
  const code = (error.cause as { code?: string } | undefined)?.code;
  return code ? { kind: 'unreachable', reason: code } : { kind: 'unsure', reason: error.message };
}

const isWorthAnotherTry = (reply: Reply | undefined): boolean =>
  !reply || reply.status === 429 || (reply.status >= 500 && reply.status !== 501);

/** Asks for an address, again after a pause where that may help, and says what is the matter with it. */
export async function checkAddress(address: string, options: CheckOptions = DEFAULTS): Promise<Verdict> {
  let verdict: Verdict = { kind: 'unsure', reason: 'was never asked' };
  for (let attempt = 0; attempt <= options.retries; attempt += 1) {
    let reply: Reply | undefined;
    try {
      reply = await askGently(address, options.timeoutMs);
      verdict = judge(address, reply);
    } catch (error) {
      verdict = explain(error);
    }
    if (!isWorthAnotherTry(reply) || attempt === options.retries) break;
    await wait(Math.min(reply?.pauseMs ?? options.retryDelayMs * (attempt + 1), MAX_PAUSE_MS));
  }
  return verdict;
}
