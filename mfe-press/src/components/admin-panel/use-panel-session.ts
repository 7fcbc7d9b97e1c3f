import { useCallback, useEffect, useState } from 'react';
import { adminTexts as texts } from '../../content/press-texts';
import { panelId } from './native-fields';
import { setSession, useSessionEnd } from './session-store';

interface PanelStep {
  /** Selector of the element that takes the focus, because the control that had it is gone; '' for none. */
  readonly focus: string;
  /** Shown by the sign-in form: why the session was lost, or why a sign-in failed. */
  readonly message?: string | undefined;
  /** Counts the steps. A message of two steps is announced twice, although its text is the same. */
  readonly count: number;
}

const isInPanel = () => Boolean(document.activeElement?.closest(`#${panelId}`));

const nextStep =
  (focus: string, message: string | undefined) =>
  ({ count }: PanelStep): PanelStep => ({ focus, message, count: count + 1 });

/**
 * Where the focus goes when a step of the administrator replaces the controls of a panel, and the message of its sign-in
 * form. An administrator who is elsewhere on the page stays there.
 * @param beforeEnd decides what the panel shows after a session that has ended in another tab or has expired while this
 * one was hidden. @returns the selector for the focus if that is not the sign-in form
 */
export function usePanelSession(beforeEnd: () => string | undefined) {
  const [step, setStep] = useState<PanelStep>({ focus: '', count: 0 });
  useEffect(() => {
    if (step.focus) document.querySelector<HTMLElement>(step.focus)?.focus();
  }, [step]);
  const loseSession = useCallback(
    (message: string = texts.sessionExpired, place = '#admin-email') => {
      setStep(nextStep(isInPanel() ? place : '', message));
      setSession(null);
    },
    [],
  );
  useSessionEnd((message) => loseSession(message, beforeEnd()));
  /** To be called before the controls are replaced. */
  const moveFocus = (place: string, message?: string) => {
    // The body has it when the focused control was disabled or is gone.
    const isFree = isInPanel() || document.activeElement === document.body;
    setStep(nextStep(isFree ? place : '', message));
  };
  return { ...step, loseSession, moveFocus };
}

export type PanelSession = ReturnType<typeof usePanelSession>;
