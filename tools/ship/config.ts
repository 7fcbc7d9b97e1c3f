/** Where a team sends its builds, and with which secret: read once; all problems are reported in one message. */
import { readSettings, withSecretFiles } from '@site/environment';

export type ShipConfig = ReturnType<typeof readShipConfig>;

/** @throws Error that lists every problem */
export function readShipConfig() {
  const { env, problems } = withSecretFiles(process.env, ['RELEASE_SECRET']);
  return readSettings('Where to release', env, (settings) => {
    settings.problems.push(...problems);
    const releaseOrigin = settings.required(
      'RELEASE_ORIGIN',
      settings.origin('RELEASE_ORIGIN'),
      'the address of the release worker; `npm start` of the site prints it',
    );
    const releaseSecret = env['RELEASE_SECRET']?.trim() ?? '';
    if (releaseSecret === '' && problems.length === 0)
      settings.problems.push(
        'RELEASE_SECRET is missing: the secret of the team, or its file in RELEASE_SECRET_FILE',
      );
    return { releaseOrigin, releaseSecret };
  });
}
