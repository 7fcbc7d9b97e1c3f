import { useEffect, useSyncExternalStore } from 'react';
import { signedInHint, type AdminSession } from '@site/contract';
import { fetchSession, signOut } from '../../api/session';

/** The press service says by a readable cookie that asking is worth a request; visitors never ask. */
const hasHint = () =>
  document.cookie.split(/;\s*/).some((cookie) => cookie === `${signedInHint}=1`);

let session: AdminSession | null = null;
let isAsked = false;
const listeners = new Set<() => void>();

export function setSession(next: AdminSession | null) {
  session = next;
  for (const listener of listeners) listener();
}

/** @returns who is signed in; null on the server, for visitors, and until the service has answered */
export function useSession(): AdminSession | null {
  useEffect(() => {
    if (isAsked || !hasHint()) return;
    isAsked = true;
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

/** Signs out on the server; the page follows even when the server cannot be reached, and says so there. */
export async function endSession(): Promise<void> {
  await signOut();
  setSession(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
