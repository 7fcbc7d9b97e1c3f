/** The SSR server's environment, read once; every fault is reported in one message. */
export interface SsrServerConfig {
  readonly host: string;
  readonly port: number;
  readonly siteFolder: string;
  readonly pressService: string;
  /** Pages of one visitor; 0 counts nothing. */
  readonly readsPerMinute: number;
}

/** @throws Error that lists every fault */
export function readConfig(env: NodeJS.ProcessEnv = process.env): SsrServerConfig {
  const faults: string[] = [];
  const port = Number(env['PORT'] ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    faults.push(`PORT must be 0 to 65535, not "${env['PORT']}"`);
  const siteFolder = env['SITE_DIR'] ?? '';
  if (!siteFolder) faults.push('SITE_DIR is missing: the folder releases are written to');
  const pressService = env['PRESS_URL'] ?? '';
  if (!URL.canParse(pressService)) faults.push(`PRESS_URL is no address: "${pressService}"`);
  const reads = env['READS_PER_MINUTE'] || '600';
  if (!/^\d{1,6}$/.test(reads)) faults.push(`READS_PER_MINUTE must be 0 to 999999, not "${reads}"`);
  if (faults.length > 0) throw new Error(`SSR server environment:\n- ${faults.join('\n- ')}`);
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    siteFolder,
    pressService,
    readsPerMinute: Number(reads),
  };
}
