/**
 * Whether a request carries the administrator's session. A cookie counts only when its signature holds, which the press
 * service knows; anything else is answered from the copies like everybody else's request. The same as
 * nginx/conf/http/session.conf and site/session-check.conf.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestUpstream, type openPool } from '@site/forwarding';

const checkPath = '/api/press/session/check';
/** A signature holds as long as its secret does; a new secret is noticed after this. */
const rememberedMs = 10_000;
const capacity = 1_000;

/** By http and by https (press-service/src/auth/session.ts). */
const sessionCookie =
  /(?:^|;\s*)((?:__Host-)?press\.sid=s%3A[\w-]{16,64}\.[\dA-Za-z%]{40,140})(?:;|\s*$)/;

interface Verdict {
  readonly holds: Promise<boolean>;
  readonly atMs: number;
}

export type HasSession = (request: IncomingMessage) => Promise<boolean>;

/** @param press the press service's connections */
export function createSessionCheck(press: ReturnType<typeof openPool>): HasSession {
  // By hash: nobody who reads this process's memory finds a cookie that works.
  const verdicts = new Map<string, Verdict>();

  const ask = async (cookie: string) => {
    try {
      const { statusCode, body } = await requestUpstream(press, {
        method: 'GET',
        path: checkPath,
        headers: { cookie },
      });
      await body.dump();
      return statusCode === 204;
    } catch {
      return false;
    }
  };

  return (request) => {
    const claimed = sessionCookie.exec(request.headers.cookie ?? '')?.[1];
    if (claimed === undefined) return Promise.resolve(false);
    const key = createHash('sha256').update(claimed).digest('base64');
    const known = verdicts.get(key);
    if (known && Date.now() - known.atMs < rememberedMs) return known.holds;
    const holds = ask(claimed);
    verdicts.delete(key);
    verdicts.set(key, { holds, atMs: Date.now() });
    const [oldest] = verdicts.keys();
    if (verdicts.size > capacity && oldest !== undefined) verdicts.delete(oldest);
    return holds;
  };
}
