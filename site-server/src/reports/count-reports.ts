/**
 * Counts policy violation reports of browsers (POST /reports) by kind and logs the counts once a minute. Nothing else is
 * kept, because the URLs in a report are personal data.
 */

/** Browsers send reports in batches. */
const maxReportsPerPost = 50;
const logEveryMs = 60_000;

/** Kinds with separate counts; all others are counted as `other`. */
const types: ReadonlySet<string> = new Set([
  'csp-violation',
  'coop',
  'coep',
  'crash',
  'deprecation',
  'intervention',
  'permissions-policy-violation',
]);
const directives: ReadonlySet<string> = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

/** @param log is called with the counts of the last minute, if there were any @returns a function that counts one report */
export function createReportCounts(log: (line: string) => void): (kind: string) => void {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  return (kind) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    timer ??= setTimeout(() => {
      timer = undefined;
      log(`Site server: reports ${JSON.stringify(Object.fromEntries([...counts].sort()))}`);
      counts.clear();
    }, logEveryMs).unref();
  };
}

/** @returns the kind of each report in a request body of either format; undefined for other content */
export function kindsOf(text: string): readonly string[] | undefined {
  let posted: unknown;
  try {
    posted = JSON.parse(text);
  } catch {
    return undefined;
  }
  // The older format, of browsers that support only report-uri.
  const violation = fieldOf(posted, 'csp-report');
  if (violation !== undefined) return [cspKind(violation)];
  if (!Array.isArray(posted)) return undefined;
  return posted.slice(0, maxReportsPerPost).map(kindOf);
}

function kindOf(report: unknown): string {
  const type = fieldOf(report, 'type');
  if (type === 'csp-violation') return cspKind(fieldOf(report, 'body'));
  return typeof type === 'string' && types.has(type) ? type : 'other';
}

function cspKind(violation: unknown): string {
  const [directive] = ['effectiveDirective', 'effective-directive', 'violated-directive']
    .map((name) => fieldOf(violation, name))
    .filter((value) => typeof value === 'string');
  const name = directive?.split(' ')[0] ?? '';
  return `csp-violation ${directives.has(name) ? name : 'other'}`;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}
