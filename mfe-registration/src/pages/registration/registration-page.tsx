import { useEffect, useRef } from 'react';
import { Container, Section, StateBlock } from '@site/design';
import styled from 'styled-components';
import { ownRegistration as texts } from '../../content/own-registration';
import { Entry } from './entry';
import { LookupForm } from './lookup-form';
import { useOwnRegistration } from './use-own-registration';

/** The visitor's own registration. Without JavaScript its forms post natively, and form-service answers with a page. */
export function RegistrationPage() {
  const { state, sending, submit } = useOwnRegistration();
  const shown = useRef<HTMLDivElement>(null);
  const { step } = state;
  // The focused element was replaced; focus moves to the new content so that screen readers continue there.
  useEffect(() => {
    if (step !== 'lookup') shown.current?.focus();
  }, [step]);
  return (
    <Section $tight>
      <Container>
        <Column ref={shown} tabIndex={-1}>
          {state.step === 'lookup' && (
            <LookupForm isBusy={sending !== undefined} submit={submit} failure={state.failure} />
          )}
          {state.step === 'entry' && <Entry state={state} sending={sending} submit={submit} />}
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
