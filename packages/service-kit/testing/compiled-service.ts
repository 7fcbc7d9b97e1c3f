/** Services compiled as for their images, so that a test that starts many processes does not compile in each of them. */
import { buildSync } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serviceBuild } from '../bin/service-build.mjs';

const root = resolve(__dirname, '../../..');
const cache = join(root, '.cache/compiled');
const shared = ['contract', 'secret-files', 'service-kit'].map((name) => `packages/${name}/src`);

/** @param entry path under the service's src/, for example `server.ts` @returns the compiled file */
export function compiledService(service: 'press-service' | 'form-service', entry: string): string {
  const folder = join(cache, `${service}-${hashOf([`${service}/src`, ...shared])}`);
  if (!existsSync(folder)) compile(service, folder);
  return join(folder, entry.replace(/\.ts$/, '.mjs'));
}

function compile(service: string, folder: string) {
  const staging = `${folder}-${process.pid}`;
  const source = join(root, service, 'src');
  const entries = readdirSync(source).filter((name) =>
    /^(server|admin|cli|copy-store)\.ts$/.test(name),
  );
  mkdirSync(cache, { recursive: true });
  buildSync(
    serviceBuild(
      entries.map((name) => join(source, name)),
      staging,
    ),
  );
  try {
    renameSync(staging, folder);
  } catch (error) {
    // Another worker was first.
    rmSync(staging, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of readdirSync(join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort())
      if (/\.(ts|json)$/.test(file))
        hash.update(file).update(readFileSync(join(root, folder, file)));
  return hash.digest('hex').slice(0, 12);
}
