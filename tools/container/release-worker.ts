import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { updateEdge } from '@site/release/edge';
import { releaseFrontends } from '@site/release/publish';
import { parseFrontendName, frontendNames } from '@site/release';
import type { ContainerConfig } from './config';

/**
 * Answers `POST /release/<room>` from the jobs that send the release secret (`Authorization: Bearer …`; 401 for the
 * rest): releases the build that lies whole in INCOMING_DIR/<room>, and says how it went in one line of text. One release after the other, in the order of asking. `GET /health` says that it runs.
 */
export function createReleaseWorker(
  {
    site,
    publicOrigin,
    edgeStatus,
    incoming,
    releaseSecret,
  }: Pick<ContainerConfig, 'site' | 'publicOrigin' | 'edgeStatus' | 'incoming' | 'releaseSecret'>,
  say: (line: string) => void,
): Server {
  let last: Promise<void> = Promise.resolve();
  const beforeSwitch = updateEdge(edgeStatus, say);

  const release = async (name: string, response: ServerResponse) => {
    try {
      const frontend = parseFrontendName(name);
      const { record, hasChanged } = await releaseFrontends(site, [frontend], publicOrigin, {
        beforeSwitch,
        buildFolder: () => join(incoming, frontend),
      });
      const version = record.versions[frontend];
      const what = hasChanged ? 'is out' : 'already held exactly this';
      finish(response, 200, `release ${record.id} ${what}: ${frontend} ${version}`);
    } catch (error) {
      finish(response, 409, `${name} was not released: ${(error as Error).message}`);
    }
  };

  const finish = (response: ServerResponse, status: number, line: string) => {
    say(line);
    answer(response, status, line);
  };

  return createServer((request, response) => {
    const name = /^\/release\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    if (request.url === '/health') answer(response, 200, 'ok');
    else if (name === undefined)
      answer(response, 404, `POST /release/<room>, one of ${frontendNames.join(', ')}`);
    else if (request.method !== 'POST') answer(response, 405, 'POST it');
    else if (!isAuthorized(request, releaseSecret))
      answer(
        response,
        401,
        'Only who holds the release secret may release: set RELEASE_SECRET_FILE',
      );
    else last = last.then(() => release(name, response));
  });
}

/** Hashes have one length, and comparing them takes one time, whatever was sent. */
function isAuthorized({ headers }: IncomingMessage, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${secret}`));
}

function answer(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
