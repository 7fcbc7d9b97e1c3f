import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/release';
import { outputOf, runProcess } from '@site/testing/run-process';
import { startProcess } from '@site/testing/start-process';
import { findFreePort } from '@site/tools/free-port';

export interface Registry {
  /** The environment in which npm finds the packages of the site there. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

const folder = path.join(repositoryRoot, 'e2e/resilience/teams/registry');

/** Packs the packages of this checkout and serves them on loopback. @throws Error when npm fails */
export async function startRegistry(): Promise<Registry> {
  const place = mkdtempSync(path.join(tmpdir(), 'registry-'));
  const npm = async (cwd: string, args: readonly string[], env = {}) =>
    outputOf(await runProcess('npm', args, { cwd, env }), `npm ${args.join(' ')}`);
  await npm(folder, ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  const address = `127.0.0.1:${await findFreePort('127.0.0.1')}`;
  const started = startProcess(
    process.execPath,
    ['node_modules/verdaccio/bin/verdaccio', '-c', 'verdaccio.yaml', '-l', address],
    { cwd: folder, env: { VERDACCIO_STORAGE_PATH: path.join(place, 'storage') } },
  );
  const stop = async () => {
    await started.end();
    rmSync(place, { recursive: true, force: true });
  };
  try {
    await started.waitFor(/http address/);
    const settings = path.join(place, 'npmrc');
    // npm publishes only with a token; this registry takes any.
    writeFileSync(settings, `@site:registry=http://${address}/\n//${address}/:_authToken=anyone\n`);
    const env = { NPM_CONFIG_USERCONFIG: settings };
    const packed = await npm(repositoryRoot, ['run', '--silent', 'pack', '--', place], env);
    for (const file of packed.match(/\S+\.tgz$/gm) ?? [])
      await npm(repositoryRoot, ['publish', file, '--registry', `http://${address}/`], env);
    return { env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
