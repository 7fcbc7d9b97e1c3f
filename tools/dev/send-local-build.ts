import type { ServerResponse } from 'node:http';
import { createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { frontendFolder, readBuildManifest, type FrontendName } from '@site/release';
import { buildChangedFrontends } from '../bundler/build-changed-frontends';

/** `localEntryUrl` of the contract, and the files beside it. */
const address = /^\/remotes\/([\w-]+)\/local\/([\w.-]+\.js)$/;

/**
 * Gives the production build of a remote to a page of the running site in which somebody has replaced that remote by this
 * machine's (shell/src/bar): its shell has no development build of React. The entry is built when a page asks for it.
 * @param origin of the running site, the only one that may read the files
 * @returns false for any other address
 */
export function sendLocalBuild(
  pathname: string,
  response: ServerResponse,
  { name, origin }: { readonly name: FrontendName; readonly origin: string },
): boolean {
  const [, remote, file = ''] = address.exec(pathname) ?? [];
  if (remote !== name) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Cache-Control', 'no-store');
  void send(response, name, file).catch((error: unknown) => {
    response.statusCode = 500;
    response.end(`${(error as Error).message}\n`);
  });
  return true;
}

async function send(response: ServerResponse, name: FrontendName, file: string) {
  const built = file === 'entry.js' ? await buildEntry(name) : basename(file);
  const path = join(frontendFolder(name), 'dist/web', built);
  if (!existsSync(path)) throw new Error(`${name} has no ${file}`);
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
  createReadStream(path).pipe(response);
}

let building: Promise<string> | undefined;

/** One build for all who ask meanwhile. @returns the file of the entry */
function buildEntry(name: FrontendName): Promise<string> {
  building ??= buildChangedFrontends([name], { report: () => undefined })
    .then(() => readBuildManifest(name).scripts[0]?.file ?? '')
    .finally(() => (building = undefined));
  return building;
}
