import { spawnSync } from 'node:child_process';

let dates: Map<string, string> | undefined;

/** The day each tracked file last changed, from one look at the history; empty outside a repository. */
export function parseHistory(log: string): Map<string, string> {
  const found = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(line)) date = line;
    else if (line && !found.has(line)) found.set(line, date);
  }
  return found;
}

/** The ISO date of a content file's last commit, nothing for a file that was never committed. */
export function findLastUpdated(file: string): string | undefined {
  if (!dates) {
    const log = spawnSync(
      'git',
      ['-c', 'core.quotepath=off', 'log', '--format=%cs', '--name-only', '--no-renames', '--', 'docs', 'blog'],
      {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    dates = parseHistory(log.status === 0 ? log.stdout : '');
  }
  return dates.get(file);
}
