/** The environment of the shell's container, read once; all problems are reported in one message. */
import { readSettings, withSecretFiles } from '@site/environment';
import { readReleaseSettings } from '@site/release/publish';
import { problemsOfSecrets, shortestSecret } from '../release-worker/release-secrets';

/** @throws Error that lists every problem */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const { env, problems: unreadable } = withSecretFiles(environment, ['RELEASE_SECRET']);
  const config = readSettings('Shell container', env, (settings) => {
    const secretsFolder = settings.text('RELEASE_SECRETS_DIR');
    settings.problems.push(...unreadable, ...problemsOfSecrets(secretsFolder));
    const releaseSecret = env['RELEASE_SECRET'] ?? '';
    if (releaseSecret.length < shortestSecret && unreadable.length === 0)
      settings.problems.push(
        `RELEASE_SECRET (or the file RELEASE_SECRET_FILE names) must have ${shortestSecret} characters or more: sh docker/make-secrets.sh`,
      );
    return {
      /** Of the release worker, which the remotes' jobs send their builds to. */
      workerPort: settings.port('RELEASE_PORT', 1) ?? 8090,
      host: settings.text('HOST') ?? '0.0.0.0',
      releaseSecret,
      secretsFolder,
    };
  });
  return { ...readReleaseSettings(environment), ...config };
}
