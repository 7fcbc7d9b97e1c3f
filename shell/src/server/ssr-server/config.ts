/** The environment of the SSR server, read once at start. */
export interface SsrServerConfig {
  readonly host: string;
  readonly port: number;
  readonly siteFolder: string;
  readonly pressService: string;
  /** Limit of page requests per visitor; 0 disables it. */
  readonly readsPerMinute: number;
  /** The same for searches in the press list, which count as pages too. */
  readonly searchesPerMinute: number;
  /** Of GET /metrics; undefined: no metrics. */
  readonly metricsPort: number | undefined;
}

/** @throws Error that lists all problems */
export function readConfig(env: NodeJS.ProcessEnv = process.env): SsrServerConfig {
  const problems: string[] = [];
  const portOf = (name: string) => {
    const port = Number(env[name] ?? 0);
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      problems.push(`${name} must be 0 to 65535, not "${env[name]}"`);
    return port;
  };
  const port = portOf('PORT');
  const metricsPort = env['METRICS_PORT'] ? portOf('METRICS_PORT') : undefined;
  const siteFolder = env['SITE_DIR'] ?? '';
  if (!siteFolder) problems.push('SITE_DIR is missing: the folder of the releases');
  const pressService = env['PRESS_URL'] ?? '';
  if (!URL.canParse(pressService)) problems.push(`PRESS_URL is not a URL: "${pressService}"`);
  const limit = (name: string, otherwise: string) => {
    const value = env[name] || otherwise;
    if (!/^\d{1,6}$/.test(value)) problems.push(`${name} must be 0 to 999999, not "${value}"`);
    return Number(value);
  };
  const readsPerMinute = limit('READS_PER_MINUTE', '600');
  const searchesPerMinute = limit('SEARCHES_PER_MINUTE', '60');
  if (problems.length > 0) throw new Error(`SSR server environment:\n- ${problems.join('\n- ')}`);
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    siteFolder,
    pressService,
    readsPerMinute,
    searchesPerMinute,
    metricsPort,
  };
}
