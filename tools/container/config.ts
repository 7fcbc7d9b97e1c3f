/** The environment of the shell's container, read once; all problems are reported in one message. */
import { readSettings, withSecretFiles } from '@site/environment';
import { readReleaseSettings, type ReleaseSettings } from '@site/release/publish';

export interface ContainerConfig extends ReleaseSettings {
  /** Of the release worker, which the remotes' jobs send requests to; never published. */
  readonly workerPort: number;
  readonly host: string;
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
      workerPort: settings.port('RELEASE_PORT', 1) ?? 8090,
      host: settings.text('HOST') ?? '0.0.0.0',
      incoming: settings.text('INCOMING_DIR') ?? '/incoming',
      releaseSecret,
    };
  });
  return { ...readReleaseSettings(environment), ...config };
}
