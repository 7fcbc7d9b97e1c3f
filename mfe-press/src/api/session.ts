import { readAdminSession, sessionUrl, type AdminSession } from '@site/contract';
import { jsonBody, PressApiError, requestJson } from './request-json';

/** @returns null when nobody is signed in, also when the service cannot be asked */
export async function fetchSession(): Promise<AdminSession | null> {
  try {
    return readAdminSession(await requestJson(sessionUrl));
  } catch {
    return null;
  }
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the second factor; left out until the service asks for it. */
  readonly code?: string;
}

/**
 * Signs in with the typed credentials.
 * @throws PressApiError with the reason; its code is `code_required` or `bad_code` where a second factor is asked for;
 * TypeError without an answer
 */
export async function signIn(credentials: Credentials): Promise<AdminSession> {
  const init = { method: 'POST', ...jsonBody(credentials) };
  return readAdminSession(await requestJson(sessionUrl, init));
}

/** Ends the session on the server. A session that is already over counts as ended. */
export async function signOut(): Promise<void> {
  try {
    await requestJson(sessionUrl, { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof PressApiError && error.status === 401)) throw error;
  }
}
