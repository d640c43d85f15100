import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

export interface Run {
  wallSeconds: number;
  /** Of all processes combined; undefined where the OS doesn't report it. */
  cpuSeconds?: number;
  /** Peak memory of all processes combined. */
  peakMb?: number;
}

const SAMPLE_MS = 250;
const MB = 1024 * 1024;
/** Linux reports CPU time in clock ticks, which are 1/100 s on almost all machines. */
const TICKS_PER_SECOND = 100;

const isMeasurable = existsSync('/proc/self/stat');

/** The fields of /proc/<pid>/stat after the process name, which may contain spaces and parentheses. */
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

/** The memory of a process and its descendants. */
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

/** CPU time of all child processes that have exited, in seconds. */
function readChildrenCpu(): number {
  const stat = readStat('self') ?? [];
  return (Number(stat[13] ?? 0) + Number(stat[14] ?? 0)) / TICKS_PER_SECOND;
}

/** Runs a command and measures wall time, CPU time, and peak memory of its process tree. */
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
        return reject(new Error(`${command} ${args.join(' ')} exited with code ${code}, so nothing was measured.`));
      const wallSeconds = (performance.now() - start) / 1000;
      if (!isMeasurable) return resolve({ wallSeconds });
      return resolve({ wallSeconds, cpuSeconds: readChildrenCpu() - cpuBefore, peakMb: peak / MB });
    });
  });
}
