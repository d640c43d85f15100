import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

export interface Run {
  wallSeconds: number;
  /** Of all processes together; nothing where the system does not tell. */
  cpuSeconds?: number;
  /** The most memory all processes held at one moment. */
  peakMb?: number;
}

const SAMPLE_MS = 250;
const MB = 1024 * 1024;
/** Linux counts processor time in hundredths of a second and memory in pages of this size for almost all machines. */
const TICKS_A_SECOND = 100;

const isMeasurable = existsSync('/proc/self/stat');

/** The fields of /proc/<pid>/stat behind the name, which may itself hold spaces and brackets. */
function readStat(pid: number | 'self'): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const parentOf = (stat: string[]): number => Number(stat[1]);

function readRssBytes(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}

/** The memory of a process and everything it started. */
function sumTreeBytes(root: number): number {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const children = new Map<number, number[]>();
  for (const pid of pids) {
    const stat = readStat(pid);
    if (stat) children.set(parentOf(stat), [...(children.get(parentOf(stat)) ?? []), pid]);
  }
  const sum = (pid: number): number =>
    readRssBytes(pid) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}

/** Processor time of all processes that were started here and have ended, in seconds. */
function readChildrenCpu(): number {
  const stat = readStat('self') ?? [];
  return (Number(stat[13] ?? 0) + Number(stat[14] ?? 0)) / TICKS_A_SECOND;
}

/** Runs a command and measures it from outside: time, processor time and memory of all it starts. */
export function measureRun(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const cpuBefore = readChildrenCpu();
    let peak = 0;
    const stdio: ['ignore', 'inherit', 'inherit'] = ['ignore', 'inherit', 'inherit'];
    const child = spawn(command, args, { stdio, env: { ...process.env, ...env }, shell: process.platform === 'win32' });
    const sample = () => void (peak = Math.max(peak, sumTreeBytes(child.pid ?? 0)));
    const timer = isMeasurable ? setInterval(sample, SAMPLE_MS) : undefined;
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code !== 0)
        return reject(new Error(`${command} ${args.join(' ')} ended with ${code}; nothing was measured.`));
      const wallSeconds = (performance.now() - start) / 1000;
      if (!isMeasurable) return resolve({ wallSeconds });
      return resolve({ wallSeconds, cpuSeconds: readChildrenCpu() - cpuBefore, peakMb: peak / MB });
    });
  });
}
