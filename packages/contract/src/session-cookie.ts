/** The cookie of the administrator's session: press-service sets it, the site server recognises it. */

/** A name with `__Host-` is accepted by browsers over https only, and for this host alone. */
export const sessionCookieNames = { http: 'press.sid', https: '__Host-press.sid' } as const;

/** A signed session id as express-session writes it. */
const sessionCookie = /^(?:__Host-)?press\.sid=s%3A[\w-]{16,64}\.[\dA-Za-z%]{40,140}$/;

/**
 * Only press-service can verify the signature, and only it knows which of the two names it uses: a browser may still send
 * the one from before the site had a certificate.
 * @returns the session cookies as they were sent, without all others; undefined without one
 */
export function sessionCookiesIn(cookies: string | undefined): string | undefined {
  const found = (cookies ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => sessionCookie.test(cookie));
  return found.length > 0 ? found.join('; ') : undefined;
}
