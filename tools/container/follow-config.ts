/** The environment of a follower, read once; all problems are reported in one message. */
import { hostname } from 'node:os';
import { readSettings } from '@site/environment';
import { readReleaseSettings } from '@site/release/publish';
import { isFollowerName } from '@site/release/release-store';

/** @throws Error that lists every problem */
export function readFollowConfig(env: NodeJS.ProcessEnv) {
  const release = readReleaseSettings(env);
  return readSettings('Follower', env, (settings) => {
    const { text, required, problems } = settings;
    const store = required('RELEASE_STORE', release.store, 's3://bucket/prefix or file:///folder');
    required('SITE_DIR', text('SITE_DIR'), 'a folder that only this process writes');
    const name = text('FOLLOWER_NAME') ?? hostname();
    if (!isFollowerName(name))
      problems.push(`FOLLOWER_NAME may have letters, digits, ".", "-" and "_", not "${name}"`);
    return {
      ...release,
      store,
      /** Of this machine in messages of releases. */
      name,
      /** Of the health check. */
      port: settings.port('FOLLOW_PORT') ?? 8091,
      host: text('HOST') ?? '0.0.0.0',
    };
  });
}
