import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { sessionCookiesIn } from '@site/contract';
import { requestUpstream } from '../../upstreams/request-upstream';

export interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Sent as the field `picture` of a form, instead of a body. */
  readonly upload?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of ten seconds. */
  readonly answerWithinMs?: number | undefined;
}

export interface ServiceAnswer {
  readonly status: number;
  /** Parsed, not validated; undefined when it is not JSON. */
  readonly body: unknown;
  /** Set-Cookie headers. */
  readonly cookies: readonly string[];
}

/** Of the administrator's request: what the service needs to check origin and session, and to count sign-in attempts. */
const passed = [
  'origin',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

/**
 * Calls the press service on behalf of a request. Of its cookies only the session's is passed.
 * @throws the errors of requestUpstream
 */
export async function callPressService(
  press: Dispatcher,
  given: IncomingHttpHeaders,
  request: ServiceRequest,
): Promise<ServiceAnswer> {
  const answer = await requestPressService(press, given, request);
  return {
    status: answer.statusCode,
    body: await answer.body.json().catch(() => undefined),
    cookies: [answer.headers['set-cookie'] ?? []].flat(),
  };
}

/** The same with the body unread. */
export async function requestPressService(
  press: Dispatcher,
  given: IncomingHttpHeaders,
  { method, path, body, upload, headers, answerWithinMs }: ServiceRequest,
) {
  const cookie = sessionCookiesIn(given.cookie);
  const known = new Map(Object.entries(given));
  const form = upload && (await encodeForm(upload));
  return requestUpstream(press, {
    method,
    path,
    answerWithinMs,
    headers: {
      ...Object.fromEntries(
        passed.flatMap((name) => {
          const value = known.get(name);
          return value === undefined ? [] : [[name, String(value)]];
        }),
      ),
      ...(cookie !== undefined && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': form.type }),
      accept: 'application/json',
      ...headers,
    },
    ...(body && { body: Buffer.from(JSON.stringify(body)) }),
    ...(form && { body: form.bytes }),
  });
}

async function encodeForm(upload: Uint8Array) {
  const form = new FormData();
  form.append('picture', new File([new Uint8Array(upload)], 'picture'));
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await encoded.arrayBuffer()) };
}
