/** The environment of the shell's container, read once; all problems are reported in one message. */
import { withSecretFiles } from '@site/secret-files';
import { readReleaseSettings, type ReleaseSettings } from '@site/release/publish';

export interface ContainerConfig extends ReleaseSettings {
  /** Of the SSR server, which the edge sends page requests to. */
  readonly pagePort: number;
  /** Of the release worker, which the remotes' jobs send requests to; never published. */
  readonly workerPort: number;
  readonly host: string;
  readonly pressService: string;
  /** The folder for the jobs' builds: a separate volume, so that no job can write to the site. */
  readonly incoming: string;
  /** Authorizes a release request. */
  readonly releaseSecret: string;
}

const shortestSecret = 32;

/** @throws Error that lists every problem */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): ContainerConfig {
  const { env, problems: unreadable } = withSecretFiles(environment, ['RELEASE_SECRET']);
  const problems: string[] = [...unreadable];
  const port = (name: string, fallback: number) => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < 1 || value > 65535)
      problems.push(`${name} must be 1 to 65535, not "${env[name]}"`);
    return value;
  };
  const pressService = env['PRESS_URL'] || 'http://press-service:8080';
  if (!URL.canParse(pressService)) problems.push(`PRESS_URL is not an address: "${pressService}"`);
  const releaseSecret = env['RELEASE_SECRET'] ?? '';
  if (releaseSecret.length < shortestSecret && unreadable.length === 0)
    problems.push(
      `RELEASE_SECRET (or the file RELEASE_SECRET_FILE names) must have ${shortestSecret} characters or more: sh docker/make-secrets.sh`,
    );
  const ports = { pagePort: port('PAGE_PORT', 8080), workerPort: port('RELEASE_PORT', 8090) };
  if (problems.length > 0) throw new Error(`Shell container:\n- ${problems.join('\n- ')}`);
  return {
    ...readReleaseSettings(environment),
    ...ports,
    host: env['HOST'] || '0.0.0.0',
    pressService,
    incoming: env['INCOMING_DIR'] || '/incoming',
    releaseSecret,
  };
}
