import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { signedInHint, type AdminSession } from '@site/contract';
import { fetchSession, signOut } from '../../api/session';
import { preparePictureFields } from './picture/picture-slot';

/** The press service sets a readable cookie at sign-in. Without it no session is requested: visitors cause no request. */
const hasSignedInHint = () =>
  document.cookie.split(/;\s*/).some((cookie) => cookie === `${signedInHint}=1`);

let session: AdminSession | null = null;
/** Whether `session` is newer than what the page was rendered with. */
let isKnown = false;
const listeners = new Set<() => void>();

export function setSession(next: AdminSession | null) {
  session = next;
  isKnown = true;
  for (const listener of listeners) listener();
}

/**
 * @param rendered the session with which the SSR server rendered the page, if it rendered it for the administrator
 * @returns the signed-in administrator; null for visitors, and until the service has responded
 */
export function useSession(rendered?: AdminSession | null): AdminSession | null {
  useEffect(() => {
    if (hasSignedInHint()) preparePictureFields();
    if (isKnown) return;
    if (rendered) return setSession(rendered);
    if (!hasSignedInHint()) return;
    isKnown = true;
    void fetchSession().then((found) => {
      if (found) setSession(found);
    });
  }, [rendered]);
  return useSyncExternalStore(
    subscribe,
    () => (isKnown ? session : (rendered ?? null)),
    () => rendered ?? null,
  );
}

/** Ends the session on the server, then on the page. @throws the errors of signOut; the page then stays signed in */
export async function endSession(): Promise<void> {
  await signOut();
  setSession(null);
  channel()?.postMessage(signedOut);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const signedOut = 'signed-out';
let opened: BroadcastChannel | undefined;

/** Between the tabs of this browser. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return (opened ??= new BroadcastChannel('press-session'));
}

/**
 * Signs this tab out when another one has ended the session: at once on its message, or, if there was none (a form
 * without script), when this tab is shown again.
 */
export function useSignOutElsewhere(onSignOut: () => void) {
  const end = useEffectEvent(() => {
    if (!session) return;
    onSignOut();
    setSession(null);
  });
  useEffect(() => {
    const readMessage = ({ data }: MessageEvent<unknown>) => {
      if (data === signedOut) end();
    };
    const checkWhenShown = () => {
      if (document.visibilityState === 'visible' && !hasSignedInHint()) end();
    };
    channel()?.addEventListener('message', readMessage);
    document.addEventListener('visibilitychange', checkWhenShown);
    return () => {
      channel()?.removeEventListener('message', readMessage);
      document.removeEventListener('visibilitychange', checkWhenShown);
    };
  }, []);
}
