import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { parseFrontendName, frontendNames } from '@site/release';
import type { ContainerConfig } from './config';
import { releaseIncoming } from './release-incoming';

/**
 * Handles `POST /release/<frontend>` from jobs with the release secret (`Authorization: Bearer …`, else 401): releases
 * the build in INCOMING_DIR/<frontend> and answers with the result in one line of text. One release after the other, in
 * the order of the requests. `GET /health` is 200 while it runs.
 */
export function createReleaseWorker(
  {
    releaseSecret,
    ...config
  }: Pick<ContainerConfig, 'site' | 'publicOrigin' | 'store' | 'incoming' | 'releaseSecret'>,
  log: (line: string) => void,
): Server {
  let last: Promise<void> = Promise.resolve();

  const release = async (name: string, response: ServerResponse) => {
    try {
      finish(response, 200, await releaseIncoming(config, parseFrontendName(name), log));
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
