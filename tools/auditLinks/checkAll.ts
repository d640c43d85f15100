import { mapLimited } from '../../src/lib/mapLimited.ts';
import { checkAddress, DEFAULTS, TIMED_OUT, type CheckOptions, type Verdict } from './checkAddress.ts';
import type { ExternalLink } from './collectExternal.ts';

export interface Checked extends ExternalLink {
  verdict: Verdict;
}

/** Hosts asked at the same time. One host is asked one thing after another: nobody likes a flood. */
const HOSTS_AT_ONCE = 12;
/** When so many hosts and all of them cannot be reached, it is the network that is missing. */
const PROBES = 5;

const isSilent = (verdict: Verdict): boolean =>
  verdict.kind === 'unreachable' || (verdict.kind === 'unsure' && verdict.reason === TIMED_OUT);

/** Whether any of a few hosts answers. */
async function hasNetwork(hosts: readonly ExternalLink[][], options: CheckOptions): Promise<boolean> {
  const probes = hosts.slice(0, PROBES).map(([link]) => checkAddress(link!.address, { ...options, retries: 0 }));
  return !(await Promise.all(probes)).every(isSilent);
}

/** Checks all addresses; nothing when there is no network. */
export async function checkAll(
  links: readonly ExternalLink[],
  options: CheckOptions = DEFAULTS,
): Promise<Checked[] | undefined> {
  const hosts = [...Map.groupBy(links, ({ address }) => new URL(address).host).values()];
  if (hosts.length > 0 && !(await hasNetwork(hosts, options))) return undefined;
  // The host with the most links takes longest, so it starts first.
  const ordered = hosts.toSorted((a, b) => b.length - a.length);
  const checked = await mapLimited(ordered, HOSTS_AT_ONCE, (group) =>
    mapLimited(group, 1, async (link) => ({ ...link, verdict: await checkAddress(link.address, options) })),
  );
  return checked.flat();
}
