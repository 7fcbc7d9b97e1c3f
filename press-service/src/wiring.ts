/**
 * Constructs and connects the service's parts. Each gets its dependencies as arguments, so that tests can replace them.
 */
import type { RequestHandler } from 'express';
import { limitRate, type WriteLine } from '@site/service-kit/http';
import { createMetrics } from '@site/service-kit/metrics';
import { createPassport } from './auth/create-passport';
import { createPasswordHasher, type PasswordHasher } from './auth/password-hasher';
import { requireSameOrigin } from './auth/require-same-origin';
import { createSession, sessionCookie } from './auth/session';
import { createSignedSession } from './auth/signed-session';
import type { Config } from './config';
import type { PressStore } from './data/press-store';
import { tooBusy } from './errors';
import { createPublicCaching, noStore } from './middleware/caching';
import { createCountView } from './services/articles/count-view';
import { createEditArticle } from './services/articles/edit-article';
import { createKnownCallers } from './services/sign-in/known-callers';
import { createPublishArticle, createPublishingClock } from './services/articles/publish-article';
import { createArticlePictures } from './services/pictures/article-pictures';
import { createUploads } from './services/pictures/store-upload';
import { createRecordAccess } from './services/record-access';
import { createSearchArticles } from './services/articles/search-articles';
import { createSecondFactor, type SecondFactor } from './services/sign-in/second-factor';
import {
  createCallerDigest,
  readCipher,
  readSessionSecret,
  writeSecretCheck,
} from './services/sign-in/session-secret';
import { createSignIn } from './services/sign-in/sign-in';
import { createSignInLimits } from './services/sign-in/sign-in-limits';

export type Parts = Awaited<ReturnType<typeof wire>>;

interface Replacements {
  readonly hasher?: PasswordHasher;
  readonly now?: () => number;
  readonly writeRequestLine?: WriteLine;
  readonly writeErrorLine?: WriteLine;
}

/** @param replacements of the clock, the expensive hash and the log in tests */
export async function wire(config: Config, store: PressStore, replacements: Replacements = {}) {
  const { now = Date.now, hasher = createPasswordHasher() } = replacements;
  let secret = await readSessionSecret(config, store);
  const currentSecret = () => secret;
  await writeSecretCheck(config, store);
  const writeErrorLine = replacements.writeErrorLine ?? console.error;
  const cookie = sessionCookie(config.publicOrigin);
  const readAccount = () => store.account.read();
  const signedSession = createSignedSession(cookie.name, currentSecret, {
    sessions: store.sessions,
    readAccount,
    now,
  });
  const digest = createCallerDigest(currentSecret);
  const limits = createSignInLimits(store.attempts, digest, now);
  const knownCallers = createKnownCallers(store.knownCallers, digest, now);
  const signIn = createSignIn({
    account: store.account,
    limits,
    knownCallers,
    hasher,
    secondFactor: wireSecondFactor(config, store, now),
  });
  const passport = createPassport({ signIn, readAccount, now });
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const countRefusal = metrics?.counter('rate_limited_total', 'Requests beyond a limit.', [
    'limit',
  ]);
  const articlePictures = createArticlePictures(store.pictures, now, writeErrorLine);
  const limit = (name: string, perMinute: number) =>
    limitRate({
      perMinute,
      elapsedMs: () => performance.now(),
      refuse: (waitMs) => {
        countRefusal?.({ limit: name });
        return tooBusy(waitMs);
      },
      // The site server does not pass the trusted proxy: it requests on behalf of all visitors.
      isExempt: ({ headers }) =>
        perMinute === 0 || (config.trustProxyHops > 0 && headers['x-forwarded-for'] === undefined),
    });
  return {
    config,
    metrics,
    store,
    articles: store.articles,
    pictures: store.pictures,
    passport,
    cookie,
    hasher,
    now,
    /** Origin check, session and account, in this order. */
    adminGuards: [
      noStore,
      requireSameOrigin(config.publicOrigin),
      createSession(cookie, store.sessions, currentSecret),
      passport.session() as RequestHandler,
    ],
    signedSession,
    publicCaching: createPublicCaching((request) => signedSession.exists(request)),
    limitReads: limit('reads', config.readsPerMinute),
    limitSearches: limit('searches', config.searchesPerMinute),
    /** One for both methods of a view: a picture counts as much as a POST. */
    limitViews: limit('views', config.viewsPerMinute),
    searchArticles: createSearchArticles(store.articles, now),
    articlePictures,
    uploads: createUploads(store.pictures, now),
    publishArticle: createPublishArticle({
      articles: store.articles,
      articlePictures,
      publishingClock: createPublishingClock(now),
    }),
    editArticle: createEditArticle({ articles: store.articles, articlePictures, now }),
    countView: createCountView(store.articles, now),
    writeRequestLine:
      replacements.writeRequestLine ?? (config.logsRequests ? console.log : undefined),
    writeErrorLine,
    /** Reads it again, which a command may have replaced. @throws StoreError */
    refreshSecret: async () => {
      secret = await readSessionSecret(config, store);
    },
    recordAccess: createRecordAccess(config.accessLogFile, now, writeErrorLine),
  };
}

/** For the service and the operator's commands, which must decrypt each other's secret. */
export function wireSecondFactor(
  config: Pick<Config, 'sessionSecret'>,
  store: PressStore,
  now: () => number,
): SecondFactor {
  return createSecondFactor(store.secondFactor, () => readCipher(config, store), now);
}
