import { useState } from 'react';
import { Button, media } from '@site/design';
import { FormMessage } from '@site/design/forms';
import styled from 'styled-components';
import { adminTexts as texts, signInReasons } from '../../content/press-texts';
import { endSession, useSession } from './session-store';
import { SignInForm } from './sign-in-form';
import { WriteForm } from './write-form';

interface AdminPanelProps {
  readonly onPublished: () => void;
}

/**
 * The admin panel below the list. The write form stays mounted when the session expires, so its text survives until the
 * administrator has signed in again.
 */
export function AdminPanel({ onPublished }: AdminPanelProps) {
  const session = useSession();
  const [hasOpenForm, setHasOpenForm] = useState(false);
  const [error, setError] = useState('');
  if (session && !hasOpenForm) setHasOpenForm(true);
  const handleSignOut = async () => {
    try {
      await endSession();
      setHasOpenForm(false);
      setError('');
    } catch {
      setError(signInReasons.unreachable);
    }
  };
  return (
    <Panel aria-label={texts.heading}>
      {session ? (
        <Bar>
          <h2>{texts.welcome(session.email)}</h2>
          <Button $tone="outline" $small onClick={() => void handleSignOut()}>
            {texts.signOut}
          </Button>
        </Bar>
      ) : (
        <SignInForm />
      )}
      {error && (
        <FormMessage role="alert" $tone="error">
          {error}
        </FormMessage>
      )}
      {(session ?? hasOpenForm) && <WriteForm onPublished={onPublished} />}
    </Panel>
  );
}

const Panel = styled.section`
  margin-top: var(--section);
  padding: var(--s-6) var(--s-5);
  background: var(--mist);
  ${media.desktop} {
    padding: 2.75rem 3rem;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  align-items: center;
  justify-content: space-between;
  & h2 {
    font-size: 1.125rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
