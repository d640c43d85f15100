interface Vulnerability {
  name: string;
  severity: string;
  via: (string | { title?: string; url?: string })[];
  fixAvailable: boolean | { name: string; version: string };
}

interface AuditReport {
  vulnerabilities?: Record<string, Vulnerability>;
  error?: unknown;
}

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'];

function toLine({ name, severity, via, fixAvailable }: Vulnerability): string {
  const reasons = via.map((cause) => (typeof cause === 'string' ? `via ${cause}` : (cause.title ?? cause.url)));
  const fix =
    typeof fixAvailable === 'object'
      ? `Fixed in ${fixAvailable.name} ${fixAvailable.version}.`
      : fixAvailable
        ? '`npm update` fixes it.'
        : 'No fix is available yet.';
  return `${severity}: ${name}: ${[...new Set(reasons)].join('; ')}. ${fix}`;
}

function parse(output: string): AuditReport | undefined {
  try {
    return JSON.parse(output) as AuditReport;
  } catch {
    return undefined;
  }
}

/** Summarizes `npm audit --json`, most severe first; undefined when the registry didn't respond. */
export function summarizeAudit(output: string): string[] | undefined {
  const report = parse(output);
  if (!report?.vulnerabilities || report.error) return undefined;
  const found = Object.values(report.vulnerabilities).toSorted(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || (a.name < b.name ? -1 : 1),
  );
  return found.map(toLine);
}
