import { useCallback, useEffect, useState } from 'react';
import { adminTexts as texts } from '../../content/press-texts';
import { panelId } from './native-fields';
import { setSession, useSessionEnd } from './session-store';

interface PanelStep {
  /** Selector of the element that takes the focus, because the control that had it is gone. */
  readonly focus?: string;
  /** Why the session was lost. */
  readonly lossMessage?: string;
}

/**
 * Where the focus goes when a step of the administrator replaces the controls of a panel, and the message when the session
 * is lost.
 * @param beforeEnd called when the session has ended without a request of this page (`loseSession`)
 */
export function usePanelSession(beforeEnd: () => void) {
  const [step, setStep] = useState<PanelStep>({});
  useEffect(() => {
    if (step.focus) document.querySelector<HTMLElement>(step.focus)?.focus();
  }, [step]);
  const loseSession = useCallback((lossMessage: string = texts.sessionExpired) => {
    // A visitor who is elsewhere on the page stays there.
    const hasFocus = document.activeElement?.closest(`#${panelId}`);
    setStep({ lossMessage, focus: hasFocus ? '#admin-email' : '' });
    setSession(null);
  }, []);
  useSessionEnd((message) => {
    beforeEnd();
    loseSession(message);
  });
  const moveFocus = (focus: string) => setStep({ focus });
  return { lossMessage: step.lossMessage, loseSession, moveFocus };
}
