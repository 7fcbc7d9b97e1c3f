import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { updateEdge } from '@site/release/edge';
import { releaseFrontends } from '@site/release/publish';
import { openReleaseStore, releaseToStore } from '@site/release/release-store';
import { parseFrontendName, frontendNames } from '@site/release';
import type { ContainerConfig } from './config';

/**
 * Handles `POST /release/<frontend>` from jobs with the release secret (`Authorization: Bearer …`, else 401): releases
 * the build in INCOMING_DIR/<frontend> and answers with the result in one line of text. One release after the other, in
 * the order of the requests. `GET /health` is 200 while it runs.
 */
export function createReleaseWorker(
  {
    site,
    publicOrigin,
    edgeStatus,
    store,
    incoming,
    releaseSecret,
  }: Pick<
    ContainerConfig,
    'site' | 'publicOrigin' | 'edgeStatus' | 'store' | 'incoming' | 'releaseSecret'
  >,
  log: (line: string) => void,
): Server {
  let last: Promise<void> = Promise.resolve();
  const options = { site, beforeSwitch: updateEdge(edgeStatus, log), report: log };
  const releaseStore = store && openReleaseStore(store);

  const release = async (name: string, response: ServerResponse) => {
    try {
      const frontend = parseFrontendName(name);
      const { manifest, hasChanged } = await releaseToStore(releaseStore, options, (beforeSwitch) =>
        releaseFrontends(site, [frontend], publicOrigin, {
          beforeSwitch,
          buildFolder: () => join(incoming, frontend),
        }),
      );
      const version = manifest.versions[frontend];
      const what = hasChanged ? 'is live' : 'already holds exactly this';
      finish(response, 200, `release ${manifest.id} ${what}: ${frontend} ${version}`);
    } catch (error) {
      finish(response, 409, `${name} was not released: ${(error as Error).message}`);
    }
  };

  const finish = (response: ServerResponse, status: number, line: string) => {
    log(line);
    answer(response, status, line);
  };

  return createServer((request, response) => {
    const name = /^\/release\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    if (request.url === '/health') answer(response, 200, 'ok');
    else if (name === undefined)
      answer(response, 404, `POST /release/<frontend>, one of ${frontendNames.join(', ')}`);
    else if (request.method !== 'POST') answer(response, 405, 'Use POST');
    else if (!isAuthorized(request, releaseSecret))
      answer(response, 401, 'A release requires the release secret: set RELEASE_SECRET_FILE');
    else last = last.then(() => release(name, response));
  });
}

/** Hashes have equal length, and the comparison takes equal time for every value. */
function isAuthorized({ headers }: IncomingMessage, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${secret}`));
}

function answer(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
