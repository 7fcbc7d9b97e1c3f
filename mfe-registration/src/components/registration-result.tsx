import { useEffect, useRef } from 'react';
import type { PostResult } from '../api/post-form';
import { FailureMessage } from './failure-message';
import { SuccessMessage } from './success-message';

interface RegistrationResultProps {
  readonly result: PostResult;
  /** Title after success. */
  readonly doneTitle: string;
  readonly receipt: string | undefined;
}

/**
 * The outcome of a submit. The button that had the focus was disabled or removed, so the focus moves to the outcome, unless
 * the visitor is elsewhere by now.
 */
export function RegistrationResult({ result, doneTitle, receipt }: RegistrationResultProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('body,[type=submit]')) container.current?.focus();
  }, []);
  return (
    <div ref={container} tabIndex={-1}>
      {result === 'done' ? (
        <SuccessMessage title={doneTitle} receipt={receipt} />
      ) : (
        <FailureMessage result={result} />
      )}
    </div>
  );
}
