/**
 * The limit pages of a running site, on a separate port: every response is the site's, but HTML and style sheets load no
 * script and no typeface. Repeated requests are answered from memory, in brotli.
 */
import type { ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import type { BenchServer } from '../servers/start-static-server';
import { limitPage, styleHashes, withoutWebFonts } from './limit-page';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Length, encoding and connection are this server's own. */
const ownHeaders = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'etag',
]);

const text = /^(text\/|application\/(json|manifest\+json|xml)|image\/svg)/;

interface ProxyOptions {
  /** false if an edge is in front, which compresses itself. */
  readonly isCompressed?: boolean;
}

/** @param origin of the site, or of its site server */
export async function startLimitProxy(
  origin: string,
  { isCompressed = true }: ProxyOptions = {},
): Promise<BenchServer> {
  const answers = new Map<string, Promise<Answer>>();
  const { port, stop } = await serveOnLoopback((request, response) => {
    const address = request.url ?? '/';
    const answer =
      answers.get(address) ??
      fetchLimitPage(origin + address).then(isCompressed ? compressed : same);
    answers.set(address, answer);
    answer.then(
      (known) => send(response, known),
      () => {
        // A failed request is repeated at the next run, and not kept.
        answers.delete(address);
        response.destroy();
      },
    );
  });
  return { origin: `http://localhost:${port}`, stop };
}

async function fetchLimitPage(url: string): Promise<Answer> {
  const answer = await fetch(url, { redirect: 'manual' });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ownHeaders.has(name)));
  const type = headers['content-type'] ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  if (type.startsWith('text/css'))
    return { status: answer.status, headers, body: Buffer.from(withoutWebFonts(body.toString())) };
  if (!type.startsWith('text/html')) return { status: answer.status, headers, body };
  const html = limitPage(body.toString());
  const policy = headers['content-security-policy'];
  if (policy !== undefined) headers['content-security-policy'] = allowStyles(policy, html);
  return { status: answer.status, headers, body: Buffer.from(html) };
}

const same = (answer: Answer) => answer;

function compressed(answer: Answer): Answer {
  if (!text.test(answer.headers['content-type'] ?? '')) return answer;
  const headers = { ...answer.headers, 'content-encoding': 'br' };
  return { ...answer, headers, body: brotliCompressSync(answer.body) };
}

/** The page's policy contains the hash of its styles, which have changed. */
function allowStyles(policy: string, html: string): string {
  const hashes = styleHashes(html).map((hash) => `'${hash}'`);
  return policy.replace(/style-src [^;]*/, (sources) => [sources, ...hashes].join(' '));
}

function send(response: ServerResponse, { status, headers, body }: Answer) {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(body);
}
