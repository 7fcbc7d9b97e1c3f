import { useState, type SubmitEvent } from 'react';
import type { AdminSession } from '@site/contract';
import { Button } from '@site/design';
import { FormMessage } from '@site/design/forms';
import { Link, pathOf, useHost } from '@site/host';
import styled from 'styled-components';
import { adminTexts as texts, signInReasons } from '../../content/press-texts';
import { IntentFields, nativeForm } from './native-fields';
import { endSession } from './session-store';

interface SessionBarProps {
  readonly session: AdminSession;
  /** A sign-out without script failed. */
  readonly hasFailed?: boolean;
  /** A link to the panel's own page. */
  readonly linksToOwnPage?: boolean;
  readonly onSignedOut?: () => void;
}

/** The administrator's e-mail and 로그아웃. */
export function SessionBar({
  session,
  hasFailed = false,
  linksToOwnPage = false,
  onSignedOut,
}: SessionBarProps) {
  const { site } = useHost();
  const [isFailed, setIsFailed] = useState(hasFailed);
  const signOut = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      await endSession();
      onSignedOut?.();
    } catch {
      setIsFailed(true);
    }
  };
  return (
    <>
      <Bar>
        <h2 tabIndex={-1}>{texts.welcome(session.email)}</h2>
        {linksToOwnPage && (
          <Link to={pathOf('press-admin', { site: site.key })}>{texts.ownPage}</Link>
        )}
        <form {...nativeForm} onSubmit={(event) => void signOut(event)}>
          <IntentFields intent="sign-out" />
          <Button type="submit" $tone="outline" $small>
            {texts.signOut}
          </Button>
        </form>
      </Bar>
      {isFailed && (
        <FormMessage role="alert" $tone="error">
          {signInReasons.unreachable}
        </FormMessage>
      )}
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  align-items: center;
  justify-content: space-between;
  & a {
    margin-left: auto;
    padding-block: 0.6rem;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & h2 {
    font-size: 1.125rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
