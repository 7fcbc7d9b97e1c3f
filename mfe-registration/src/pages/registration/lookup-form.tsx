import { ownRegistrationUrl, receiptFields } from '@site/contract';
import { Button } from '@site/design';
import { Field, FieldPair, Form } from '@site/design/forms';
import { useHost } from '@site/host';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import type { ManageFailure } from '../../api/manage-registration';
import { FormOutcome } from '../../components/form-outcome';
import { RequiredNote } from '../../components/form-intro';
import { ownRegistration as texts } from '../../content/own-registration';
import { ManageFailureMessage } from './manage-failure-message';

interface LookupFormProps {
  readonly isBusy: boolean;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly failure: ManageFailure | undefined;
}

/**
 * The form for the receipt and the last digits; after a failure the typed text stays. The message is above it, where it is seen
 * when it comes with the page.
 */
export function LookupForm({ isBusy, submit, failure }: LookupFormProps) {
  const { phone } = useHost().site;
  return (
    <>
      {failure && (
        <FormOutcome>
          <ManageFailureMessage failure={failure} />
        </FormOutcome>
      )}
      <Lead>{texts.lead}</Lead>
      <Form method="post" action={ownRegistrationUrl} onSubmit={submit}>
        <RequiredNote />
        <FieldPair>
          <Field
            id="own-receipt"
            label={texts.receipt}
            name={receiptFields.code}
            placeholder={texts.receiptPlaceholder}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
          />
          <Field
            id="own-digits"
            label={texts.digitsText}
            name={receiptFields.digits}
            placeholder={texts.digitsPlaceholder}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            required
          />
        </FieldPair>
        <Button type="submit" $wide disabled={isBusy}>
          {isBusy ? texts.busy : texts.show}
        </Button>
      </Form>
      <Lead>
        <a href={phone.href}>{texts.lostText(phone.display)}</a>
      </Lead>
    </>
  );
}

const Lead = styled.p`
  line-height: 1.72;
  color: var(--text-2);
  & a {
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
