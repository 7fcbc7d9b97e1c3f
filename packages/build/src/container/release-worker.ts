import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { tellEdge } from '../edge/tell-edge';
import { releaseRooms } from '../release/switch-release';
import { parseRoomName, roomNames } from '../rooms';
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
  const beforeSwitch = tellEdge(edgeStatus, say);

  const release = async (name: string, response: ServerResponse) => {
    try {
      const room = parseRoomName(name);
      const { record, hasChanged } = await releaseRooms(site, [room], publicOrigin, {
        beforeSwitch,
        buildFolder: () => join(incoming, room),
      });
      const version = record.selection[room];
      const what = hasChanged ? 'is out' : 'already held exactly this';
      finish(response, 200, `release ${record.id} ${what}: ${room} ${version}`);
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
      answer(response, 404, `POST /release/<room>, one of ${roomNames.join(', ')}`);
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
