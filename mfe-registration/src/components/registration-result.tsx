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

interface SuccessMessageProps {
  readonly title: string;
  /** Undefined if this site does not store the registration. */
  readonly receipt: string | undefined;
}

/** The success message of the specification, with the receipt. */
function SuccessMessage({ title, receipt }: SuccessMessageProps) {
  return (
    <StateBlock tone="ok" role="status" title={title}>
      <p>{formTexts.afterSuccess}</p>
      {receipt && <Receipt code={receipt} />}
    </StateBlock>
  );
}

/** The error message of the specification, with the phone number as the alternative. */
function FailureMessage({ result }: { result: Exclude<PostResult, 'done'> }) {
  return (
    <StateBlock
      tone="error"
      role="alert"
      title={result === 'error' ? failureTexts.error : failureTexts.refused}
    >
      {result === 'too-many' && <p>{formTexts.tooMany}</p>}
      <PhoneAlternative />
    </StateBlock>
  );
}
