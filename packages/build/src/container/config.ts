/** The environment of the shell's container, read once; every fault is reported in one message. */
import { readReleaseSettings, type ReleaseSettings } from '../release/release-settings';

export interface ContainerConfig extends ReleaseSettings {
  /** Where pages are rendered on request; the edge asks here. */
  readonly pagePort: number;
  /** Where jobs ask for a release; never published. */
  readonly workerPort: number;
  readonly host: string;
  readonly pressService: string;
}

/** @throws Error that lists every fault */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ContainerConfig {
  const faults: string[] = [];
  const port = (name: string, fallback: number) => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < 1 || value > 65535)
      faults.push(`${name} must be 1 to 65535, not "${env[name]}"`);
    return value;
  };
  const pressService = env['PRESS_URL'] || 'http://press-service:8080';
  if (!URL.canParse(pressService)) faults.push(`PRESS_URL is no address: "${pressService}"`);
  const ports = { pagePort: port('PAGE_PORT', 8080), workerPort: port('RELEASE_PORT', 8090) };
  if (faults.length > 0) throw new Error(`Shell container:\n- ${faults.join('\n- ')}`);
  return {
    ...readReleaseSettings(env),
    ...ports,
    host: env['HOST'] || '0.0.0.0',
    pressService,
  };
}
