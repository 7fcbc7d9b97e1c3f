/** The environment of the shell's container, read once; all problems are reported in one message. */
import { readSettings, withSecretFiles } from '@site/environment';
import { readReleaseSettings, type ReleaseSettings } from '@site/release/publish';

export interface ContainerConfig extends ReleaseSettings {
  /** Of the SSR server, which the edge sends page requests to. */
  readonly pagePort: number;
  /** Of the release worker, which the remotes' jobs send requests to; never published. */
  readonly workerPort: number;
  readonly host: string;
  /** host:port */
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
  const config = readSettings('Shell container', env, (settings) => {
    settings.problems.push(...unreadable);
    const releaseSecret = env['RELEASE_SECRET'] ?? '';
    if (releaseSecret.length < shortestSecret && unreadable.length === 0)
      settings.problems.push(
        `RELEASE_SECRET (or the file RELEASE_SECRET_FILE names) must have ${shortestSecret} characters or more: sh docker/make-secrets.sh`,
      );
    return {
      pagePort: settings.port('PAGE_PORT', 1) ?? 8080,
      workerPort: settings.port('RELEASE_PORT', 1) ?? 8090,
      host: settings.text('HOST') ?? '0.0.0.0',
      pressService: settings.text('PRESS_SERVICE') ?? 'press-service:8080',
      incoming: settings.text('INCOMING_DIR') ?? '/incoming',
      releaseSecret,
    };
  });
  return { ...readReleaseSettings(environment), ...config };
}
