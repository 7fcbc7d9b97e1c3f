import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  requestUpstream,
  forwardedHeaders,
  hasForbiddenBody,
  readBody,
  UnreadableBody,
  type openPool,
} from '@site/site-server';
import { messageOf } from '@site/release';
import type { MessageChannel } from './message-channel';
import { messagesUrl, stackUrl } from './messages';
import { isOwnFile, readOwnFile, traceStack } from './own-files';
import { blockStart, replaceRemotes } from './page-blocks';
import { asServed, renderDevelopmentDocument, type Frontends } from './render-document';
import { sendLocalBuild } from './send-local-build';

export interface DevelopmentSite extends Frontends {
  /** The running site. */
  readonly origin: string;
  /** Connections to it. */
  readonly pool: ReturnType<typeof openPool>;
  readonly channel: MessageChannel;
}

/** The edge's limit for the press API, its largest. */
const bodyLimitBytes = 1024 * 1024;

/** Serves the development builds, and the rest from the running site, whose documents it makes load these builds. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  site: DevelopmentSite,
): Promise<void> {
  if (hasForbiddenBody(request)) return refuse(response, 400);
  if (!URL.canParse(request.url ?? '/', site.origin)) return refuse(response, 400);
  const { origin, remotes } = site;
  const { pathname } = new URL(request.url ?? '/', origin);
  try {
    if (pathname === messagesUrl) site.channel.connect(response);
    else if (pathname === stackUrl)
      sendFile(response, JSON.stringify(await traceStack(await text(request), site)), 'json');
    else if (remotes.some(({ name }) => sendLocalBuild(pathname, response, { name, origin })))
      return;
    else if (isOwnFile(pathname, site)) sendFile(response, await readOwnFile(pathname, site));
    else await forward(request, response, site);
  } catch (error) {
    if (error instanceof UnreadableBody) return refuse(response, error.status);
    response.statusCode = 502;
    response.end(`${site.origin} does not answer: ${messageOf(error)}\n`);
  }
}

function sendFile(response: ServerResponse, content?: Buffer | string, type = 'javascript') {
  response.statusCode = content === undefined ? 404 : 200;
  response.setHeader(
    'Content-Type',
    `${type === 'json' ? 'application' : 'text'}/${type}; charset=utf-8`,
  );
  response.setHeader('Cache-Control', 'no-store');
  response.end(content ?? 'Not Found\n');
}

/** Closes the connection: the rest of the request must not be parsed as the next one. */
function refuse(response: ServerResponse, status: number) {
  response.writeHead(status, { Connection: 'close', 'Content-Type': 'text/plain' });
  response.end(`refused with ${status}, as the edge does\n`);
}

/** They describe the running site's bytes: after an edit its answer is the same, the replaced one is not. */
const conditions = ['if-none-match', 'if-modified-since'];
/** A browser would also render other pages in advance, and keep their development builds connected. */
const dropped = ['etag', 'last-modified', 'speculation-rules'];

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  site: DevelopmentSite,
): Promise<void> {
  const { origin, pool, remotes } = site;
  const target = new URL(request.url ?? '/', origin);
  const { host, origin: sender, ...sentHeaders } = request.headers;
  const answer = await requestUpstream(pool, {
    method: request.method ?? 'GET',
    path: target.pathname + target.search,
    headers: {
      ...without(conditions, forwardedHeaders(sentHeaders)),
      host: target.host,
      // Forms are accepted from pages of the site only, and here these are ours.
      ...(sender && { origin: sender === `http://${host}` ? target.origin : sender }),
      // Uncompressed, so that the release manifest in the text can be replaced.
      'accept-encoding': 'identity',
    },
    body: await readBody(request, bodyLimitBytes),
  });
  const sent = Buffer.from(await answer.body.arrayBuffer());
  const names = remotes.map(({ name }) => name);
  const type = String(answer.headers['content-type'] ?? '');
  const replaced = replaceRemotes(sent, type, names);
  const headers = forwardedHeaders(answer.headers);
  const send = (status: number, body: Buffer, more: Readonly<Record<string, string>> = {}) => {
    response.writeHead(status, {
      ...(body === sent ? headers : without(dropped, headers)),
      ...more,
      'content-length': String(body.length),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if (!type.startsWith('text/html') || !replaced.includes(blockStart('page')))
    return send(answer.statusCode, replaced);
  // What the page will load, which it does not wait for longer than four seconds.
  for (const remote of remotes) if (replaced.includes(remote.name)) void remote.compiled.start();
  const document = await renderHere(
    {
      html: replaced.toString(),
      policy: String(headers['content-security-policy'] ?? ''),
      path: decodeURI(target.pathname),
      status: answer.statusCode,
      readStyles: (href) => readText(pool, href),
    },
    site,
  );
  send(document.status, Buffer.from(document.html), {
    'content-security-policy': document.policy,
    'cache-control': 'no-store',
  });
}

/** A mistake is shown, and the page is sent as it came, with the new code. */
async function renderHere(served: Parameters<typeof asServed>[0], site: DevelopmentSite) {
  try {
    const document = await renderDevelopmentDocument(served, site);
    site.channel.send({ from: 'pages', problems: [] });
    return document;
  } catch (error) {
    const message = `${served.path} is shown as the running site renders it: ${messageOf(error)}`;
    site.channel.send({ from: 'pages', problems: [{ file: '', line: 0, column: 0, message }] });
    return asServed(served);
  }
}

async function readText(pool: DevelopmentSite['pool'], path: string): Promise<string> {
  const answer = await requestUpstream(pool, { method: 'GET', path, headers: {} });
  const content = Buffer.from(await answer.body.arrayBuffer()).toString();
  return answer.statusCode === 200 ? content : '';
}

function without<Value>(names: readonly string[], headers: Readonly<Record<string, Value>>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
