/** The environment of a follower, read once; all problems are reported in one message. */
import { hostname } from 'node:os';
import { readReleaseSettings, type ReleaseSettings } from '@site/release/publish';
import { isFollowerName, type StoreSettings } from '@site/release/release-store';

export interface FollowConfig extends ReleaseSettings {
  readonly store: StoreSettings;
  /** The name of this machine in messages of releases. */
  readonly name: string;
  readonly host: string;
  /** Of the health check. */
  readonly port: number;
}

/** @throws Error that lists every problem */
export function readFollowConfig(env: NodeJS.ProcessEnv): FollowConfig {
  const settings = readReleaseSettings(env);
  const { store } = settings;
  const problems: string[] = [];
  if (!store) problems.push('RELEASE_STORE is missing: s3://bucket/prefix or file:///folder');
  if (!env['SITE_DIR'])
    problems.push('SITE_DIR is missing: a folder that only this process writes');
  const name = env['FOLLOWER_NAME'] || hostname();
  if (!isFollowerName(name))
    problems.push(`FOLLOWER_NAME may have letters, digits, ".", "-" and "_", not "${name}"`);
  const port = Number(env['FOLLOW_PORT'] || 8091);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    problems.push(`FOLLOW_PORT must be 0 to 65535, not "${env['FOLLOW_PORT']}"`);
  if (!store || problems.length > 0) throw new Error(`Follower:\n- ${problems.join('\n- ')}`);
  return { ...settings, store, name, port, host: env['HOST'] || '0.0.0.0' };
}
