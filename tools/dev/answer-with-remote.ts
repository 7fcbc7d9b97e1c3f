import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RemoteName } from '@site/contract';
import { type BuildManifest, frontendFolder, publicPath } from '@site/release';
import {
  requestUpstream,
  forwardedHeaders,
  hasForbiddenBody,
  readBody,
  UnreadableBody,
  type openPool,
} from '@site/site-server';
import { renderOwnParts, type OwnBundles } from './render-own-parts';
import { replaceRemote } from './replace-remote';
import { sendLocalBuild } from './send-local-build';

interface DevRemote {
  readonly name: RemoteName;
  /** The running site. */
  readonly origin: string;
  /** Connections to it. */
  readonly pool: ReturnType<typeof openPool>;
  readonly manifest: BuildManifest;
  readonly bundles: OwnBundles;
  readonly log: (line: string) => void;
}

/** The edge's limit for the press API, its largest. */
const bodyLimitBytes = 1024 * 1024;

/** Serves the remote's files from this checkout, and the rest from the running site with a release manifest that points here. */
export async function answerWithRemote(
  request: IncomingMessage,
  response: ServerResponse,
  remote: DevRemote,
): Promise<void> {
  if (hasForbiddenBody(request)) return refuse(response, 400);
  if (!URL.canParse(request.url ?? '/', remote.origin)) return refuse(response, 400);
  const { pathname } = new URL(request.url ?? '/', remote.origin);
  if (sendLocalBuild(pathname, response, remote)) return;
  const folder = `/${publicPath(remote.name, remote.manifest.version)}/`;
  if (pathname.startsWith(folder)) return sendOwnFile(response, remote.name, basename(pathname));
  try {
    await forward(request, response, remote);
  } catch (error) {
    if (error instanceof UnreadableBody) return refuse(response, error.status);
    response.statusCode = 502;
    response.end(`${remote.origin} does not answer: ${(error as Error).message}\n`);
  }
}

function sendOwnFile(response: ServerResponse, name: RemoteName, file: string) {
  const path = join(frontendFolder(name), 'dist/web', file);
  if (!existsSync(path)) {
    response.statusCode = 404;
    response.end('Not Found\n');
    return;
  }
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  createReadStream(path).pipe(response);
}

/** Closes the connection: the rest of the request must not be parsed as the next one. */
function refuse(response: ServerResponse, status: number) {
  response.writeHead(status, { Connection: 'close', 'Content-Type': 'text/plain' });
  response.end(`refused with ${status}, as the edge does\n`);
}

/** They describe the running site's bytes: after a rebuild its answer is the same, the replaced one is not. */
const conditions = ['if-none-match', 'if-modified-since'];
const validators = ['etag', 'last-modified'];

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  remote: DevRemote,
): Promise<void> {
  const target = new URL(request.url ?? '/', remote.origin);
  const body = await readBody(request, bodyLimitBytes);
  const answer = await requestUpstream(remote.pool, {
    method: request.method ?? 'GET',
    path: target.pathname + target.search,
    headers: {
      ...without(conditions, forwardedHeaders(request.headers)),
      host: target.host,
      // Uncompressed, so that the release manifest in the text can be replaced.
      'accept-encoding': 'identity',
    },
    body,
  });
  const sent = Buffer.from(await answer.body.arrayBuffer());
  const replaced = replaceRemote(sent, String(answer.headers['content-type'] ?? ''), remote);
  const headers = forwardedHeaders(answer.headers);
  const parts = replaced.includes(pageBlock)
    ? await ownParts(replaced.toString(), remote)
    : undefined;
  const bytes = parts ? Buffer.from(parts.html) : replaced;
  const policy = answer.headers['content-security-policy'];
  response.writeHead(answer.statusCode, {
    ...(replaced === sent ? headers : without(validators, headers)),
    ...(parts && policy && { 'content-security-policy': allowStyles(policy, parts.styles) }),
    'content-length': String(bytes.length),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Only documents of the site have it. */
const pageBlock = '<script type="application/json" id="page">';

/** A mistake in the remote is logged, and the page is sent as it came, with the new code. */
async function ownParts(html: string, { pool, bundles, log }: DevRemote) {
  const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  try {
    const linked = await Promise.all(hrefs.map((href) => readText(pool, href)));
    return await renderOwnParts(html, linked.join(''), bundles);
  } catch (error) {
    log(`The page is shown with the styles of the running site: ${(error as Error).message}`);
    return undefined;
  }
}

async function readText(pool: DevRemote['pool'], path: string): Promise<string> {
  const answer = await requestUpstream(pool, { method: 'GET', path, headers: {} });
  const text = Buffer.from(await answer.body.arrayBuffer()).toString();
  return answer.statusCode === 200 ? text : '';
}

function allowStyles(policy: string | readonly string[], styles: string): string {
  const hash = createHash('sha256').update(styles).digest('base64');
  return String(policy).replace('style-src ', `style-src 'sha256-${hash}' `);
}

function without<Value>(names: readonly string[], headers: Readonly<Record<string, Value>>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
