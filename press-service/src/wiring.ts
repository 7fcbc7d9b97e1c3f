/**
 * The one place where the service's parts are put together. Every part is handed what it needs,
 * so a test hands it something else.
 */
import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { createPassport, type AdminPassport } from './auth/create-passport';
import { createPasswordHasher, type PasswordHasher } from './auth/password-hasher';
import { requireSameOrigin } from './auth/require-same-origin';
import { createSession, sessionCookie, type SessionCookie } from './auth/session';
import { createSignedSession, type SignedSession } from './auth/signed-session';
import type { Config } from './config';
import type { ArticleStore, PressStore } from './data/press-store';
import { limitRate } from './middleware/limit-rate';
import { noStore } from './middleware/no-store';
import { createPublicCaching, type PublicCaching } from './middleware/public-caching';
import type { WriteLine } from './middleware/set-up-request-log';
import { createCallerDigest } from './services/caller-digest';
import { createCountView, type CountView } from './services/count-view';
import { createKnownCallers } from './services/known-callers';
import { createPreparedLists, type PreparedLists } from './services/prepared-lists';
import { createPublishArticle, type PublishArticle } from './services/publish-article';
import { createPublishingClock } from './services/publishing-clock';
import { createSignIn } from './services/sign-in';
import { createSignInLimits } from './services/sign-in-limits';

export interface Parts {
  readonly config: Config;
  readonly store: PressStore;
  readonly articles: ArticleStore;
  readonly adminGate: readonly RequestHandler[];
  readonly passport: AdminPassport;
  readonly cookie: SessionCookie;
  readonly signedSession: SignedSession;
  readonly publicCaching: PublicCaching;
  readonly limitReads: RequestHandler;
  readonly limitViews: RequestHandler;
  readonly preparedLists: PreparedLists;
  readonly publishArticle: PublishArticle;
  readonly countView: CountView;
  readonly hasher: PasswordHasher;
  readonly now: () => number;
  readonly writeRequestLine: WriteLine | undefined;
  readonly writeErrorLine: WriteLine;
}

type Replaceable = Partial<Pick<Parts, 'hasher' | 'now' | 'writeRequestLine' | 'writeErrorLine'>>;

/** @param replacements what a test brings instead of the clock, the costly hash and the log */
export async function wire(
  config: Config,
  store: PressStore,
  replacements: Replaceable = {},
): Promise<Parts> {
  const { now = Date.now, hasher = createPasswordHasher() } = replacements;
  const secret = config.sessionSecret ?? (await keptSecret(store));
  const cookie = sessionCookie(config.publicOrigin);
  const signedSession = createSignedSession(cookie.name, secret, store.sessions);
  const digest = createCallerDigest(secret);
  const limits = createSignInLimits(store.attempts, digest, now);
  const knownCallers = createKnownCallers(store.knownCallers, digest, now);
  const signIn = createSignIn({ account: store.account, limits, knownCallers, hasher });
  const passport = createPassport({ signIn, readAccount: () => store.account.read(), now });
  return {
    config,
    store,
    articles: store.articles,
    passport,
    cookie,
    hasher,
    now,
    adminGate: [
      noStore,
      requireSameOrigin(config.publicOrigin),
      createSession(cookie, store.sessions, secret),
      passport.session() as RequestHandler,
    ],
    signedSession,
    publicCaching: createPublicCaching((request) => signedSession.isLive(request)),
    limitReads: limitRate(config.readsPerMinute, config.trustProxyHops),
    limitViews: limitRate(config.viewsPerMinute, config.trustProxyHops),
    preparedLists: createPreparedLists(now),
    publishArticle: createPublishArticle({
      articles: store.articles,
      publishingClock: createPublishingClock(now),
    }),
    countView: createCountView(store.articles),
    writeRequestLine:
      replacements.writeRequestLine ?? (config.logsRequests ? console.log : undefined),
    writeErrorLine: replacements.writeErrorLine ?? console.error,
  };
}

/** Made once and shared by every process on this store, so that sessions survive restarts and replicas. */
function keptSecret({ secrets }: PressStore): Promise<string> {
  return secrets.keep('session', randomBytes(32).toString('base64url'));
}
