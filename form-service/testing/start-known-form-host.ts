/** A fake of a known form service over HTTP, which answers or fails as a test requires. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { HostAnswer, KnownFormHost } from './known-form-hosts';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';

/** Ways in which the connection fails, regardless of the response. */
export const hostFailures = ['hanging', 'cut', 'huge', 'broken-json', 'switching'] as const;

export type HostBehaviour =
  | HostAnswer
  | { readonly slowMs: number }
  | (typeof hostFailures)[number];

export interface StartedFormHost {
  readonly url: string;
  /** The posts that it would have stored. */
  readonly taken: ReadonlyMap<string, string>[];
  behave(behaviour: HostBehaviour): void;
  stop(): Promise<void>;
}

/** By default it accepts valid posts and refuses all others. */
export async function startKnownFormHost(host: KnownFormHost): Promise<StartedFormHost> {
  const taken: ReadonlyMap<string, string>[] = [];
  let behaviour: HostBehaviour = host.success;
  const { origin, stop } = await serveOnLoopback((request, response) => {
    void readFields(request).then(({ contentType, fields }) => {
      const isAccepted = request.url === host.path && host.accepts(contentType, fields);
      if (!isAccepted) return answer(response, host.refusal);
      if (behaviour === host.success || (typeof behaviour === 'object' && 'slowMs' in behaviour))
        taken.push(fields);
      show(response, behaviour, host);
    });
  });
  return {
    url: `${origin}${host.path}`,
    taken,
    behave: (next) => (behaviour = next),
    stop,
  };
}

function show(response: ServerResponse, behaviour: HostBehaviour, host: KnownFormHost): void {
  const jsonType = { 'content-type': 'application/json' };
  if (behaviour === 'hanging') return;
  if (behaviour === 'cut') {
    response.writeHead(200, { ...jsonType, 'content-length': '100' }).write('{"ok":');
    setTimeout(() => response.destroy(), 20);
  } else if (behaviour === 'switching')
    response.socket?.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
    );
  else if (behaviour === 'huge')
    answer(response, { status: 200, body: { ok: true, filler: 'x'.repeat(200_000) } });
  else if (behaviour === 'broken-json')
    response.writeHead(200, jsonType).end('<html>Bad gateway</html>');
  else if ('slowMs' in behaviour)
    setTimeout(() => answer(response, host.success), behaviour.slowMs);
  else answer(response, behaviour);
}

function answer(response: ServerResponse, { status, body, headers }: HostAnswer): void {
  const isText = typeof body === 'string';
  response
    .writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers })
    .end(isText ? body : JSON.stringify(body));
}

async function readFields(request: IncomingMessage) {
  const body = await buffer(request);
  const contentType = request.headers['content-type'] ?? '';
  if (contentType.startsWith('application/json')) {
    const posted = JSON.parse(body.toString()) as Record<string, string>;
    return { contentType, fields: new Map(Object.entries(posted)) };
  }
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  const texts = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return { contentType, fields: new Map(texts) };
}
