import { StateBlock } from '@site/design';
import type { PostResult } from '../api/post-form';
import { failureTexts, formTexts } from '../content/form-texts';
import { FormOutcome } from './form-outcome';
import { PhoneAlternative } from './phone-alternative';
import { Receipt } from './receipt';

interface RegistrationResultProps {
  readonly result: PostResult;
  /** Title after success. */
  readonly doneTitle: string;
  /** Undefined if this site does not store the registration. */
  readonly receipt: string | undefined;
}

/** The messages of the specification: a success with the receipt, a failure with the phone number as the alternative. */
export function RegistrationResult({ result, doneTitle, receipt }: RegistrationResultProps) {
  return (
    <FormOutcome>
      {result === 'done' ? (
        <StateBlock tone="ok" role="status" title={doneTitle}>
          <p>{formTexts.afterSuccess}</p>
          {receipt && <Receipt code={receipt} />}
        </StateBlock>
      ) : (
        <StateBlock
          tone="error"
          role="alert"
          title={result === 'error' ? failureTexts.error : failureTexts.refused}
        >
          {result === 'too-many' && <p>{formTexts.tooMany}</p>}
          <PhoneAlternative />
        </StateBlock>
      )}
    </FormOutcome>
  );
}
