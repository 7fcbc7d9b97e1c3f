import { readAdminSession, sessionUrl, type AdminSession } from '@site/contract';
import { jsonBody, PressApiError, requestJson } from './request-json';

/** @returns null when nobody is signed in @throws TypeError and others when the service cannot be reached */
export async function fetchSession(): Promise<AdminSession | null> {
  try {
    return readAdminSession(await requestJson(sessionUrl));
  } catch (error) {
    if (error instanceof PressApiError && error.status === 401) return null;
    throw error;
  }
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Code of the second factor; sent only once the service requires it. */
  readonly code?: string;
}

/**
 * Signs in with e-mail and password.
 * @throws PressApiError with the reason; its code is `code_required` or `bad_code` if a second factor is required
 * @throws TypeError when the service cannot be reached
 */
export async function signIn(credentials: Credentials): Promise<AdminSession> {
  const init = { method: 'POST', ...jsonBody(credentials) };
  return readAdminSession(await requestJson(sessionUrl, init));
}

/** Ends the session on the server. An expired session counts as ended. */
export async function signOut(): Promise<void> {
  try {
    await requestJson(sessionUrl, { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof PressApiError && error.status === 401)) throw error;
  }
}
