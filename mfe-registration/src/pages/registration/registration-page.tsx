import { useEffect, useRef, useState } from 'react';
import type { OwnRegistrationAnswer } from '@site/contract';
import { Container, Section, StateBlock } from '@site/design';
import type { PageProps } from '@site/host';
import styled from 'styled-components';
import { RegistrationResult } from '../../components/registration-result';
import { pageTexts } from '../../content/form-texts';
import { ownRegistration as texts } from '../../content/own-registration';
import { Entry } from './entry';
import { LookupForm } from './lookup-form';
import { useOwnRegistration } from './use-own-registration';

/** The visitor's own registration. A native post of its forms is answered with this page, and `data` is the outcome. */
export function RegistrationPage({ data }: PageProps<object, OwnRegistrationAnswer>) {
  const { state, sending, submit } = useOwnRegistration(data);
  const shown = useRef<HTMLDivElement>(null);
  const { step } = state;
  const [firstStep] = useState(step);
  // The focused element was replaced; focus moves to the new content so that screen readers continue there.
  useEffect(() => {
    if (step !== firstStep) shown.current?.focus();
  }, [step, firstStep]);
  return (
    <Section $tight>
      <Container>
        <Column ref={shown} tabIndex={-1}>
          {state.step === 'lookup' && (
            <LookupForm isBusy={sending !== undefined} submit={submit} failure={state.failure} />
          )}
          {state.step === 'entry' && <Entry state={state} sending={sending} submit={submit} />}
          {state.step === 'receipt' && (
            <RegistrationResult result="done" doneTitle={pageTexts.done} receipt={state.receipt} />
          )}
          {state.step === 'erased' && <StateBlock tone="ok" role="status" title={texts.erased} />}
        </Column>
      </Container>
    </Section>
  );
}

const Column = styled.div`
  display: grid;
  gap: var(--s-6);
  max-width: 44rem;
  &:focus {
    outline: 0;
  }
`;
