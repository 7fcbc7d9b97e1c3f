/** Services compiled as in their images, so that a test that starts many processes does not compile in each of them. */
import { buildSync } from 'esbuild';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { cachedFolder, publishCachedFolder, stageCachedFolder } from './cached-folder';
import { serviceBuild } from '../../packages/service-kit/bin/service-build.mjs';

type Service = 'press-service' | 'form-service';

const shared = ['contract', 'secret-files', 'service-kit'].map((name) => `packages/${name}`);

/** @param entry path under the service's src/, for example `server.ts` @returns the compiled file */
export function compiledService(service: Service, entry: string): string {
  const folder = cachedFolder('compiled', ['package-lock.json', `${service}/src`, ...shared]);
  if (!existsSync(folder)) compile(service, folder);
  return join(folder, entry.replace(/\.ts$/, '.mjs'));
}

function compile(service: Service, folder: string) {
  const source = join(repositoryRoot, service, 'src');
  const entries = readdirSync(source).filter((name) =>
    /^(server|admin|cli|copy-store)\.ts$/.test(name),
  );
  const staging = stageCachedFolder(folder);
  buildSync(
    serviceBuild(
      entries.map((name) => join(source, name)),
      staging,
    ),
  );
  publishCachedFolder(staging, folder);
}
