import { StateBlock } from '@site/design';
import { useHost } from '@site/host';
import { failureTexts, formTexts } from '../content/form-texts';
import type { PostResult } from '../api/post-form';

/** The error message of the specification, with the phone number as the alternative. */
export function FailureMessage({ result }: { result: Exclude<PostResult, 'done'> }) {
  const { phone } = useHost().site;
  return (
    <StateBlock
      tone="error"
      role="alert"
      title={result === 'error' ? failureTexts.error : failureTexts.refused}
    >
      {result === 'too-many' && <p>{formTexts.tooMany}</p>}
      <p>
        <a href={phone.href}>{formTexts.underFailure(phone.display)}</a>
      </p>
    </StateBlock>
  );
}
