import { useState } from 'react';
import type { AdminView, Article } from '@site/contract';
import { media, Plus } from '@site/design';
import styled from 'styled-components';
import { adminTexts as texts } from '../../content/press-texts';
import { isSameText, noText, readArticleFields } from './form-text';
import { panelId } from './native-fields';
import { SessionBar } from './session-bar';
import { useSession } from './session-store';
import { SignInForm } from './sign-in-form';
import { usePanelSession } from './use-panel-session';
import { WriteForm } from './write-form';

interface AdminPanelProps {
  /** The panel is at the top of the page; otherwise it is below a list. */
  readonly isFirst?: boolean;
  readonly admin: AdminView | undefined;
  readonly onPublished: (article: Article) => void;
}

/**
 * The admin panel, below the list or on its own page. The write form stays mounted when the session expires, so its
 * text survives until the administrator has signed in again.
 */
export function AdminPanel({ isFirst = false, admin, onPublished }: AdminPanelProps) {
  const session = useSession(admin?.session);
  const [hasOpenForm, setHasOpenForm] = useState(false);
  if (session && !hasOpenForm) setHasOpenForm(true);
  const panel = usePanelSession(() => {
    // Unfinished text is kept, as when the session expires.
    const form = document.querySelector(`#${panelId} [name="content"]`)?.closest('form');
    setHasOpenForm(Boolean(form && !isSameText(readArticleFields(form), noText)));
    return undefined;
  });
  const result = admin?.result;
  const signIn = <SignInForm result={result} formKey={admin?.formKey} panel={panel} />;
  return (
    <Panel
      $isFirst={isFirst}
      id={panelId}
      aria-label={texts.heading}
      tabIndex={-1}
      // Drafts are offered without waiting for an interaction.
      data-hydrate-in-view={session ? '' : undefined}
    >
      {session ? (
        <SessionBar
          session={session}
          hasFailed={result?.intent === 'sign-out'}
          linksToOwnPage={!isFirst}
          onSignedOut={() => {
            setHasOpenForm(false);
            panel.moveFocus(`#${panelId}`);
          }}
        />
      ) : isFirst ? (
        signIn
      ) : (
        // Folded for all who came to read; open with an answer, or with an unfinished text.
        <details open={Boolean(result) || hasOpenForm || panel.count > 0} suppressHydrationWarning>
          <summary>
            {texts.administrator}
            <Plus />
          </summary>
          {signIn}
        </details>
      )}
      {(session ?? hasOpenForm) && (
        // Not lazy: an update before its code is loaded would replace the server's form, including typed text.
        <WriteForm admin={admin} onPublished={onPublished} onSessionLost={panel.loseSession} />
      )}
    </Panel>
  );
}

const Panel = styled.section<{ readonly $isFirst: boolean }>`
  margin-block: ${({ $isFirst }) => ($isFirst ? '0 var(--s-7)' : 'var(--section) 0')};
  padding: ${({ $isFirst }) => ($isFirst ? 'var(--s-6)' : 'var(--s-4)')} var(--s-5);
  background: var(--mist);
  &:focus {
    outline: 0;
  }
  & > form {
    margin-top: var(--s-5);
  }
  & summary {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: var(--hit);
    color: var(--text-2);
  }
  ${media.desktop} {
    padding: ${({ $isFirst }) => ($isFirst ? '2.75rem' : '1.25rem')} 3rem;
  }
`;
