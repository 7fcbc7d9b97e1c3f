import { StateBlock } from '@site/design';
import type { PostResult } from '../api/post-form';
import { failureTexts, formTexts } from '../content/form-texts';
import { PhoneAlternative } from './phone-alternative';

/** The error message of the specification, with the phone number as the alternative. */
export function FailureMessage({ result }: { result: Exclude<PostResult, 'done'> }) {
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
