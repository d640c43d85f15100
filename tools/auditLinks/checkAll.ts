import { mapLimited } from '../../src/lib/mapLimited.ts';
import { checkUrl, DEFAULTS, TIMED_OUT, type CheckOptions, type Verdict } from './checkUrl.ts';
import type { ExternalLink } from './collectExternal.ts';

export interface Checked extends ExternalLink {
  verdict: Verdict;
}

/** Hosts checked in parallel. Requests to one host are sequential, so no host is flooded. */
const MAX_PARALLEL_HOSTS = 12;
/** If none of this many hosts respond, assume there's no network connection. */
const PROBES = 5;

const isNoResponse = (verdict: Verdict): boolean =>
  verdict.kind === 'unreachable' || (verdict.kind === 'unsure' && verdict.reason === TIMED_OUT);

/** Whether at least one of the first few hosts responds. */
async function hasNetwork(hosts: readonly ExternalLink[][], options: CheckOptions): Promise<boolean> {
  const probes = hosts.slice(0, PROBES).map(([link]) => checkUrl(link!.url, { ...options, retries: 0 }));
  return !(await Promise.all(probes)).every(isNoResponse);
}

/** Checks all links; returns undefined when there is no network connection. */
export async function checkAll(
  links: readonly ExternalLink[],
  options: CheckOptions = DEFAULTS,
): Promise<Checked[] | undefined> {
  const hosts = [...Map.groupBy(links, ({ url }) => new URL(url).host).values()];
  if (hosts.length > 0 && !(await hasNetwork(hosts, options))) return undefined;
  // The host with the most links takes longest, so it starts first.
  const ordered = hosts.toSorted((a, b) => b.length - a.length);
  const checked = await mapLimited(ordered, MAX_PARALLEL_HOSTS, (group) =>
    mapLimited(group, 1, async (link) => ({ ...link, verdict: await checkUrl(link.url, options) })),
  );
  return checked.flat();
}
