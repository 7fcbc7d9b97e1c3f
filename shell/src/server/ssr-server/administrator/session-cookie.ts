/** The names for http and for https (press-service/src/auth/session.ts), and the shape of a signed value. */
const pattern =
  /(?:^|;\s*)((?:__Host-)?press\.sid=s%3A[\w-]{16,64}\.[\dA-Za-z%]{40,140})(?:;|\s*$)/;

/** @returns the cookie of a session as it was sent, without all others; undefined without one */
export function sessionCookieIn(cookies: string | undefined): string | undefined {
  return pattern.exec(cookies ?? '')?.[1];
}
