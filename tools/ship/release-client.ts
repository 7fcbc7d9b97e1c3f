/** The client of the release worker. Imports only Node and the tar library: the image of a remote has nothing else. */
import { createHash } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { packTar } from 'modern-tar/fs';
import type { ShipConfig } from './config';

interface Answer {
  readonly isOk: boolean;
  /** One line; of a refusal its reason. */
  readonly text: string;
}

/**
 * Sends a build and waits for its release, as long as that takes.
 * @param folder of the build
 * @param waitMs for a worker that is still starting
 * @throws Error when the worker does not answer
 */
export async function sendBuild(
  config: ShipConfig,
  path: `/${'release' | 'preview'}/${string}`,
  folder: string,
  waitMs = 0,
): Promise<Answer> {
  const body = await buffer(packTar(folder).pipe(createGzip()));
  const startedAt = performance.now();
  for (;;) {
    try {
      return await send(config, 'POST', path, body);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const isStarting = code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN';
      if (!isStarting || performance.now() - startedAt >= waitMs)
        throw new Error(
          `The release worker at ${config.releaseOrigin} does not answer (${code ?? (error as Error).message}). Is the site up?`,
          { cause: error },
        );
      await pause(1000);
    }
  }
}

/** Without a limit of time: a release waits for those before it. @throws the error of the connection */
export async function send(
  { releaseOrigin, releaseSecret }: ShipConfig,
  method: 'GET' | 'POST',
  path: string,
  body: Uint8Array = Buffer.alloc(0),
): Promise<Answer> {
  const url = new URL(path, releaseOrigin);
  const digest = createHash('sha256').update(body).digest('base64');
  const headers = {
    Authorization: `Bearer ${releaseSecret}`,
    ...(method === 'POST' && {
      'Content-Type': 'application/gzip',
      'Content-Length': body.length,
      'Content-Digest': `sha-256=:${digest}:`,
    }),
  };
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = start(url, { method, headers }, (response) => {
      const isOk = response.statusCode === 200;
      text(response).then((all) => resolve({ isOk, text: all.trim() }), reject);
    });
    sent.on('socket', (socket) => socket.setKeepAlive(true, 15_000));
    sent.on('error', reject);
    sent.end(body);
  });
}
