import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RemoteName } from '@site/contract';
import type { Artefact } from '../build/artefact';
import { roomFolder } from '../rooms';
import { publicPath } from '../release/site-folder';
import { replaceRemote } from './replace-remote';

interface DevRemote {
  readonly name: RemoteName;
  /** The running site. */
  readonly origin: string;
  readonly artefact: Artefact;
}

/** Answers with the remote's files of this checkout, or with the running site's, its release map pointing here. */
export async function answerWithRemote(
  request: IncomingMessage,
  response: ServerResponse,
  remote: DevRemote,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', remote.origin);
  const folder = `/${publicPath(remote.name, remote.artefact.version)}/`;
  if (pathname.startsWith(folder)) return sendOwnFile(response, remote.name, basename(pathname));
  try {
    await passOn(request, response, remote);
  } catch (error) {
    response.statusCode = 502;
    response.end(`${remote.origin} does not answer: ${(error as Error).message}\n`);
  }
}

function sendOwnFile(response: ServerResponse, name: RemoteName, file: string) {
  const path = join(roomFolder(name), 'dist/web', file);
  if (!existsSync(path)) {
    response.statusCode = 404;
    response.end('Not Found\n');
    return;
  }
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  createReadStream(path).pipe(response);
}

function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  remote: DevRemote,
): Promise<void> {
  const target = new URL(request.url ?? '/', remote.origin);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  // Uncompressed, so that the release map in the text can be found.
  const headers = { ...request.headers, host: target.host, 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    const upstream = send(target, { method: request.method, headers }, (answer) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        const body = replaceRemote(
          Buffer.concat(chunks),
          answer.headers['content-type'] ?? '',
          remote,
        );
        const passed = { ...answer.headers, 'content-length': String(body.length) };
        delete passed['transfer-encoding'];
        response.writeHead(answer.statusCode ?? 502, passed);
        response.end(body);
        resolve();
      })().catch(reject);
    });
    upstream.on('error', reject);
    request.pipe(upstream);
  });
}
