import { StateBlock } from '@site/design';
import { formTexts } from '../content/form-texts';
import { Receipt } from './receipt';

interface SuccessMessageProps {
  readonly title: string;
  /** Undefined if this site does not store the registration. */
  readonly receipt: string | undefined;
}

/** The success message of the specification, with the receipt. */
export function SuccessMessage({ title, receipt }: SuccessMessageProps) {
  return (
    <StateBlock tone="ok" role="status" title={title}>
      <p>{formTexts.afterSuccess}</p>
      {receipt && <Receipt code={receipt} />}
    </StateBlock>
  );
}
