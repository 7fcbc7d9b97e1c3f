/** What is added to a page for the administrator: the session, and the outcome of a plain form. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Dispatcher } from 'undici';
import {
  readAdminSession,
  sessionCookiesIn,
  sessionUrl,
  type AdminSession,
  type AdminView,
  type RouteMatch,
} from '@site/contract';
import type { BodyBudget } from '../../requests/read-body';
import { pictureAnswerWithinMs } from '../../requests/body-limits';
import { callPressService } from '../api/call-press-service';
import { clearNotice, readNotice, writeNotice } from './notice-cookie';
import { isOwnForm, readPlainForm, RefusedForm } from './read-plain-form';
import { keyToKeep, runForm } from './run-form';
import { createSignedInReads } from './signed-in-reads';

export interface AdministratorPage {
  /** undefined: the page that every visitor gets. */
  readonly admin?: AdminView;
  readonly status: number;
  readonly cookies: readonly string[];
  /** The press service does not answer: the page is rendered without its data. */
  readonly isWithoutData?: boolean;
  /** Of the press service as the administrator reads it, for this page; undefined without a session. */
  readonly pressOrigin?: string | undefined;
  readonly redirect?: undefined;
}

export type FormAnswer =
  | { readonly redirect: string; readonly cookies: readonly string[] }
  | AdministratorPage;

interface SessionAnswer {
  readonly session: AdminSession | null;
  readonly cookies: readonly string[];
  readonly pressOrigin?: string | undefined;
}

export type AdministratorPages = ReturnType<typeof createAdministratorPages>;

/** @param press connections to the press service */
export function createAdministratorPages(press: Dispatcher) {
  const signedInReads = createSignedInReads(press);

  async function readSession(
    { headers }: IncomingMessage,
    answerWithinMs?: number,
  ): Promise<SessionAnswer> {
    const none = { session: null, cookies: [] };
    if (sessionCookiesIn(headers.cookie) === undefined) return none;
    const given = readingHeaders(headers);
    try {
      const request = { method: 'GET', path: sessionUrl, answerWithinMs } as const;
      const { status, body, cookies } = await callPressService(press, given, request);
      if (status !== 200) return none;
      const session = readAdminSession(body);
      // Without it the page has what visitors read.
      const pressOrigin = await signedInReads.open(given).catch(() => undefined);
      return { session, cookies, pressOrigin };
    } catch {
      return none;
    }
  }

  return {
    /** For a GET. Only a request with a valid session gets a different page than visitors. */
    async read(request: IncomingMessage): Promise<AdministratorPage> {
      const { session, cookies, pressOrigin } = await readSession(request);
      if (!session) return { status: 200, cookies: [] };
      const notice = readNotice(request.headers.cookie);
      return {
        admin: { ...newView(session), ...(notice && { notice }) },
        pressOrigin,
        status: 200,
        cookies: notice ? [...cookies, clearNotice(isSecure(request))] : cookies,
      };
    },

    /** For a POST. @throws RefusedForm, UnreadableBody */
    async post(
      request: IncomingMessage,
      match: RouteMatch,
      budget?: BodyBudget,
    ): Promise<FormAnswer> {
      if (!isOwnForm(request.headers)) throw new RefusedForm(403);
      const form = await readPlainForm(request, budget);
      const end = await runForm(form, match, (wanted) =>
        callPressService(press, request.headers, {
          ...wanted,
          answerWithinMs: wanted.upload ? pictureAnswerWithinMs : undefined,
        }),
      );
      if (end.to !== undefined) {
        const { notice, cookies } = end;
        return {
          redirect: end.to,
          cookies: notice ? [...cookies, writeNotice(notice, isSecure(request))] : cookies,
        };
      }
      const { result, status = 200, cookies } = end;
      const isSignedIn = result?.code === 'resumed';
      // The typed text must not wait for a service that has just not answered.
      const isWithoutData = result?.code === 'unavailable';
      const { session, pressOrigin } = await readSession(
        isSignedIn ? withCookies(request, cookies) : request,
        isWithoutData ? 1_500 : undefined,
      );
      const page = { status, cookies, isWithoutData, pressOrigin };
      const view = newView(session, keyToKeep(form, result));
      // The next step of a form is for the administrator only.
      if (result && ['done', 'preview'].includes(result.code) && !session)
        return {
          ...page,
          admin: { ...view, result: { ...result, code: 'not_signed_in' } },
          status: 401,
        };
      return { ...page, admin: { ...view, ...(result && { result }) } };
    },
    stop: () => signedInReads.stop(),
  };
}

function newView(
  session: AdminSession | null,
  formKey = randomBytes(16).toString('hex'),
): AdminView {
  return { session, formKey, renderedAt: new Date().toISOString() };
}

/** Headers for a read that this server makes on behalf of a request. */
function readingHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return {
    ...headers,
    // The press page was counted already.
    'x-forwarded-for': undefined,
    // These headers describe the visitor's navigation.
    'sec-fetch-site': undefined,
    origin: undefined,
  };
}

function isSecure({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-proto'] === 'https';
}

/** The request with the cookies that this response sets. */
function withCookies({ headers }: IncomingMessage, set: readonly string[]): IncomingMessage {
  const cookie = set.map((line) => line.split(';')[0]).join('; ');
  return { headers: { ...headers, cookie } } as IncomingMessage;
}
