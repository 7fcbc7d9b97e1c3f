import type { PostResult } from '../api/post-form';
import { FailureMessage } from './failure-message';
import { FormOutcome } from './form-outcome';
import { SuccessMessage } from './success-message';

interface RegistrationResultProps {
  readonly result: PostResult;
  /** Title after success. */
  readonly doneTitle: string;
  readonly receipt: string | undefined;
}

export function RegistrationResult({ result, doneTitle, receipt }: RegistrationResultProps) {
  return (
    <FormOutcome>
      {result === 'done' ? (
        <SuccessMessage title={doneTitle} receipt={receipt} />
      ) : (
        <FailureMessage result={result} />
      )}
    </FormOutcome>
  );
}
