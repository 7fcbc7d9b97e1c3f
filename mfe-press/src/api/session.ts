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

/** Signs in with the typed credentials. @throws PressApiError with the reason; TypeError without an answer */
export async function signIn(email: string, password: string): Promise<AdminSession> {
  const init = { method: 'POST', ...jsonBody({ email, password }) };
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
