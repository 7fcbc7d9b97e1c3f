/** A slow fake of the press service that counts requests. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { articlesUrl, defaultSite, encodePath, pathOf } from '@site/contract';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';

/** The only cookie with a valid signature here. */
export const goodSession = `press.sid=s%3A${'g'.repeat(32)}.${'g'.repeat(43)}`;

export interface CountingPress {
  /** host:port */
  readonly address: string;
  readonly seen: { readonly line: string; readonly headers: IncomingMessage['headers'] }[];
  /** @returns how many requests began with this text, for example `GET /api/` */
  readonly count: (line: string) => number;
  /** Ids of the articles that have a page. */
  readonly published: Set<string>;
  answerAfterMs: number;
  /** Requests that begin with this text wait until so many have come. */
  readonly answerTogether: (line: string, count: number) => void;
  /** The path that gets no answer. */
  silentAt?: string;
  readonly stop: () => Promise<void>;
}

/** @param page address of a press page @returns what it reads from the press service when it is rendered */
export function readOfPage(page: string): string {
  return page
    .replace(encodePath(pathOf('press-list')), articlesUrl(defaultSite.key))
    .replace(/\?pages=.*/, '');
}

export async function startCountingPress(): Promise<CountingPress> {
  const seen: { line: string; headers: IncomingMessage['headers'] }[] = [];
  const published = new Set<string>();
  let together: { readonly line: string; readonly arrive: () => Promise<void> } | undefined;
  const { address, stop } = await serveOnLoopback((request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ line: `${method} ${url}`, headers });
    request.resume();
    if (url === press.silentAt) return;
    const isHeld = together !== undefined && `${method} ${url}`.startsWith(together.line);
    const others = isHeld ? together?.arrive() : undefined;
    void Promise.all([others, pause(press.answerAfterMs, undefined, { ref: false })]).then(() => {
      if (url === '/api/press/session/check')
        return response.writeHead(headers.cookie?.includes(goodSession) ? 204 : 401).end();
      if (url.startsWith('/api/')) {
        const isRead = /\/articles(?:\?|$)/.test(url);
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Cache-Control', isRead ? 'public, s-maxage=1' : 'no-store');
        const [, id] = /\/articles\/([0-9a-f]{24})$/.exec(url) ?? [];
        if (id !== undefined && !published.has(id)) response.statusCode = 404;
        return response.end(`{"articles":${seen.length}}`);
      }
      return response.end('{}');
    });
  });
  const press: CountingPress = {
    address,
    answerAfterMs: 100,
    seen,
    published,
    answerTogether: (line, count) => void (together = { line, arrive: barrier(count) }),
    count: (line) => seen.filter((one) => one.line.startsWith(line)).length,
    stop,
  };
  return press;
}

/** @returns a function whose promises all settle at its last call */
function barrier(calls: number): () => Promise<void> {
  let missing = calls;
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    missing -= 1;
    if (missing === 0) open();
    return opened;
  };
}
