/** The environment of the SSR server, read once at start. */
import { readSettings } from '@site/environment';

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
  return readSettings('SSR server environment', env, (settings) => ({
    host: settings.text('HOST') ?? '127.0.0.1',
    port: settings.port('PORT') ?? 0,
    siteFolder: settings.required(
      'SITE_DIR',
      settings.text('SITE_DIR'),
      'the folder of the releases',
    ),
    pressService: settings.required('PRESS_SERVICE', settings.server('PRESS_SERVICE')),
    readsPerMinute: settings.wholeNumber('READS_PER_MINUTE', 0, mostPerMinute) ?? 600,
    searchesPerMinute: settings.wholeNumber('SEARCHES_PER_MINUTE', 0, mostPerMinute) ?? 60,
    metricsPort: settings.port('METRICS_PORT'),
  }));
}

const mostPerMinute = 999_999;
