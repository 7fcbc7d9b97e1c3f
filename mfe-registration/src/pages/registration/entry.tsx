import { formatDateTime, formLimits, ownRegistrationUrl, receiptFields } from '@site/contract';
import { Button, StateBlock } from '@site/design';
import { CheckField, Field, FieldPair, Form } from '@site/design/forms';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { FormOutcome } from '../../components/form-outcome';
import { PersonFields } from '../../components/person-fields';
import { ownRegistration as texts } from '../../content/own-registration';
import { ManageFailureMessage } from './manage-failure-message';
import type { OwnAction, OwnState, Proof } from './use-own-registration';

interface EntryProps {
  readonly state: Extract<OwnState, { step: 'entry' }>;
  /** The action whose answer is awaited. */
  readonly sending: OwnAction | undefined;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The entry, open for correction, and its erasure below. */
export function Entry({ state, sending, submit }: EntryProps) {
  const { registration, proof, outcome } = state;
  const isBusy = sending !== undefined;
  const form = { method: 'post', action: ownRegistrationUrl, onSubmit: submit } as const;
  return (
    <>
      <Part aria-labelledby="own-entry">
        <Heading id="own-entry">{texts.entry}</Heading>
        <Received>
          {texts.receivedAt}{' '}
          <time dateTime={registration.receivedAt}>{formatDateTime(registration.receivedAt)}</time>
        </Received>
        {outcome?.action === 'correct' && (
          <FormOutcome>
            {outcome.result === 'done' ? (
              <StateBlock tone="ok" role="status" title={texts.corrected} />
            ) : (
              <ManageFailureMessage failure={outcome.result} />
            )}
          </FormOutcome>
        )}
        <Form {...form}>
          <HiddenFields action="correct" proof={proof} />
          <FieldPair>
            <PersonFields prefix="own" nameLabel={texts.name} values={registration} />
          </FieldPair>
          <Field
            id="own-message"
            label={texts.message}
            optionalText={texts.optionalText}
            name="message"
            multiline
            rows={5}
            defaultValue={registration.message}
            maxLength={formLimits.message}
          />
          <Button type="submit" $wide disabled={isBusy}>
            {sending === 'correct' ? texts.busy : texts.correct}
          </Button>
        </Form>
      </Part>
      <Part aria-labelledby="own-erase">
        <Heading id="own-erase">{texts.eraseTitle}</Heading>
        <p>{texts.eraseNote}</p>
        <Form {...form}>
          <HiddenFields action="erase" proof={proof} />
          <CheckField
            id="own-confirm"
            name={receiptFields.confirm}
            label={texts.confirmText}
            required
          />
          <Button type="submit" $tone="outline" disabled={isBusy}>
            {sending === 'erase' ? texts.busy : texts.erase}
          </Button>
        </Form>
        {outcome?.action === 'erase' && outcome.result !== 'done' && (
          <FormOutcome>
            <ManageFailureMessage failure={outcome.result} />
          </FormOutcome>
        )}
      </Part>
    </>
  );
}

function HiddenFields({
  action,
  proof,
}: {
  readonly action: 'correct' | 'erase';
  readonly proof: Proof;
}) {
  const fields = [
    [receiptFields.action, action],
    [receiptFields.code, proof.code],
    [receiptFields.digits, proof.digits],
  ] as const;
  return fields.map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

const Part = styled.section`
  display: grid;
  gap: var(--s-4);
  & + & {
    padding-top: var(--s-6);
    border-top: var(--hair);
  }
`;

const Heading = styled.h2`
  font-size: var(--t-h3);
  font-weight: 600;
`;

const Received = styled.p`
  color: var(--text-2);
`;
