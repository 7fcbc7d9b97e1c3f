import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dispatcher } from 'undici';
import { requestPressService } from '../api/call-press-service';

/** A page waits for a process, and is rendered again without data when it fails (release-renderer.ts). */
const validMs = 20_000;
/** A page gives up its data after the same time (packages/release). */
const answerWithinMs = 4_000;
/** A list of fifty articles has some 100 kB. */
const maxBytes = 4_000_000;

/**
 * Lets a render process read articles and lists as the administrator, scheduled ones among them. It runs the remotes' code,
 * so it never gets the session: it gets an origin on this machine that passes its reads on with the session, for one page.
 */
export function createSignedInReads(press: Dispatcher) {
  const headersOf = new Map<string, IncomingHttpHeaders>();
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
  });
  server.on('error', (error) => console.error(`Site server: reads of pages: ${error.message}`));
  let listening: Promise<unknown> | undefined;

  async function answer({ method, url = '' }: IncomingMessage, response: ServerResponse) {
    const [, key = '', path = ''] = /^\/([0-9a-f]{32})(\/.*)$/.exec(url) ?? [];
    const headers = headersOf.get(key);
    if (!headers || method !== 'GET' || !isOfArticles(path))
      return void response.writeHead(404).end();
    const wanted = { method, path, answerWithinMs } as const;
    const { statusCode, body } = await requestPressService(press, headers, wanted);
    // Passed on unread: data that breaks a page ends its render process, not this one.
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error(`${path} has more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    response.writeHead(statusCode, { 'Content-Type': 'application/json' });
    response.end(Buffer.concat(chunks));
  }

  return {
    /** @param headers with the session's cookie @returns an origin for the `load` of a page, valid for 20 seconds */
    async open(headers: IncomingHttpHeaders): Promise<string> {
      listening ??= once(server.listen(0, '127.0.0.1'), 'listening').catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      await listening;
      const key = randomBytes(16).toString('hex');
      headersOf.set(key, headers);
      setTimeout(() => headersOf.delete(key), validMs).unref();
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/${key}`;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** As `articlesUrl` of packages/contract/src/press.ts, for any site. */
function isOfArticles(path: string): boolean {
  return /^\/api\/press\/[^/?]+\/articles(?:$|[/?])/.test(path);
}
