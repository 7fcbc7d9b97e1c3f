import { useEffect, useSyncExternalStore } from 'react';
import { signedInHint, type AdminSession } from '@site/contract';
import { fetchSession, signOut } from '../../api/session';

/** The press service sets a readable cookie at sign-in. Without it no session is requested: visitors cause no request. */
const hasSignedInHint = () =>
  document.cookie.split(/;\s*/).some((cookie) => cookie === `${signedInHint}=1`);

let session: AdminSession | null = null;
let isRequested = false;
const listeners = new Set<() => void>();

export function setSession(next: AdminSession | null) {
  session = next;
  for (const listener of listeners) listener();
}

/** @returns the signed-in administrator; null on the server, for visitors, and until the service has responded */
export function useSession(): AdminSession | null {
  useEffect(() => {
    if (isRequested || !hasSignedInHint()) return;
    isRequested = true;
    void fetchSession().then((found) => {
      if (found) setSession(found);
    });
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => null,
  );
}

/** Ends the session on the server, then on the page. @throws the errors of signOut; the page then stays signed in */
export async function endSession(): Promise<void> {
  await signOut();
  setSession(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
