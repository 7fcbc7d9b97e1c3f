/**
 * Verifies the administrator's session. A cookie counts only with a valid signature, which the press service checks; any
 * other request gets what visitors get. A verdict is remembered.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Dispatcher } from 'undici';
import { sessionCookiesIn } from '@site/contract';
import { requestUpstream } from '../upstreams/request-upstream';

const checkPath = '/api/press/session/check';
/** A signature stays valid until the secret changes; a new secret takes effect after this time. */
const rememberedMs = 10_000;
/** After it the verdict is `unknown`, and a page comes from the cache. */
const checkWithinMs = 2_000;
const maxVerdicts = 1_000;

/** `unknown`: the press service did not respond. */
type SessionVerdict = 'valid' | 'none' | 'unknown';

export type CheckSession = (request: IncomingMessage) => Promise<SessionVerdict>;

/** @param press the press service's connections */
export function createSessionCheck(press: Dispatcher): CheckSession {
  // Keyed by hash, so that this process's memory contains no valid cookie.
  const verdicts = new LRUCache<string, Promise<SessionVerdict>>({
    max: maxVerdicts,
    ttl: rememberedMs,
  });

  const requestCheck = async (cookie: string): Promise<SessionVerdict> => {
    try {
      const { statusCode, body } = await requestUpstream(press, {
        method: 'GET',
        path: checkPath,
        headers: { cookie },
        answerWithinMs: checkWithinMs,
      });
      await body.dump();
      if (statusCode === 204) return 'valid';
      return statusCode === 401 ? 'none' : 'unknown';
    } catch {
      return 'unknown';
    }
  };

  return (request) => {
    const claimed = sessionCookiesIn(request.headers.cookie);
    if (claimed === undefined) return Promise.resolve('none');
    const key = createHash('sha256').update(claimed).digest('base64');
    const known = verdicts.get(key);
    if (known) return known;
    const given = requestCheck(claimed);
    verdicts.set(key, given);
    void given.then((verdict) => {
      if (verdict === 'unknown' && verdicts.get(key) === given) verdicts.delete(key);
    });
    return given;
  };
}
