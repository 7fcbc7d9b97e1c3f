/** Settings of the development server. */
import { readSettings } from '@site/environment';

export interface DevSettings {
  /** The running site that a single remote is developed against, for example the deployed one. */
  readonly origin: string;
  readonly port: number;
}

/** @throws Error that lists every problem */
export function readDevSettings(env: NodeJS.ProcessEnv = process.env): DevSettings {
  return readSettings('Development server', env, (settings) => ({
    origin: settings.origin('DEV_ORIGIN') ?? 'http://localhost:8080',
    port: settings.port('DEV_PORT') ?? 8090,
  }));
}
