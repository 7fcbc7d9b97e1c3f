import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { signedInHint, type AdminSession } from '@site/contract';
import { fetchSession, signOut } from '../../api/session';
import { adminTexts as texts } from '../../content/press-texts';
import { preparePictureFields } from './picture/picture-slot';

/** The press service sets a readable cookie at sign-in. Without it no session is requested: visitors cause no request. */
const hasSignedInHint = () =>
  document.cookie.split(/;\s*/).some((cookie) => cookie === `${signedInHint}=1`);

let session: AdminSession | null = null;
/** Whether `session` is newer than what the page was rendered with. */
let isKnown = false;
/** Whether the service has been asked. */
let isRequested = false;
const listeners = new Set<() => void>();

export function setSession(next: AdminSession | null) {
  session = next;
  isKnown = true;
  for (const listener of listeners) listener();
}

/**
 * @param rendered the session with which the site server rendered the page, if it rendered it for the administrator
 * @returns the signed-in administrator; null for visitors, and until the service has responded
 */
export function useSession(rendered?: AdminSession | null): AdminSession | null {
  useEffect(() => {
    if (hasSignedInHint()) preparePictureFields();
    if (isKnown || isRequested) return;
    if (rendered) return setSession(rendered);
    if (!hasSignedInHint()) return;
    isRequested = true;
    fetchSession().then(
      (found) => found && setSession(found),
      // The next page asks again.
      () => (isRequested = false),
    );
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
 * Finds that the session has ended: at once on the message of a tab that has signed out, otherwise when this tab is shown
 * again. Then it has expired, or a form without script has ended it.
 * @param onEnd takes the message for the administrator
 */
export function useSessionEnd(onEnd: (message: string) => void) {
  const end = useEffectEvent((message: string) => {
    if (session) onEnd(message);
  });
  useEffect(() => {
    const readMessage = ({ data }: MessageEvent<unknown>) => {
      if (data === signedOut) end(texts.signedOutElsewhere);
    };
    const checkWhenShown = () => {
      if (document.visibilityState === 'visible' && !hasSignedInHint()) end(texts.sessionExpired);
    };
    channel()?.addEventListener('message', readMessage);
    document.addEventListener('visibilitychange', checkWhenShown);
    return () => {
      channel()?.removeEventListener('message', readMessage);
      document.removeEventListener('visibilitychange', checkWhenShown);
    };
  }, []);
}
