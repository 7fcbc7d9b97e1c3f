import { useCallback, useEffect, useState, type SubmitEvent } from 'react';
import { encodePath, type AdminView, type Article, type FormResult } from '@site/contract';
import { Button } from '@site/design';
import { FormMessage } from '@site/design/forms';
import { pathOf, pressArticlePath, useHost } from '@site/host';
import styled from 'styled-components';
import { PressApiError } from '../../api/request-json';
import { deleteArticle } from '../../api/write-article';
import { draftPlace, listDrafts } from '../../components/admin-panel/drafts/draft-store';
import { leaveNotice } from '../../components/admin-panel/left-notice';
import { IntentFields, nativeForm, panelId } from '../../components/admin-panel/native-fields';
import { SessionBar } from '../../components/admin-panel/session-bar';
import { useSession } from '../../components/admin-panel/session-store';
import { SignInForm } from '../../components/admin-panel/sign-in-form';
import { usePanelSession } from '../../components/admin-panel/use-panel-session';
import { editTexts as texts } from '../../content/article-texts';
import { adminTexts, pageTitle } from '../../content/press-texts';
import { DeleteQuestion } from './delete-question';
import { EditForm } from './edit-form';

/** The link to the list, above the panel, which is gone without a session. */
const wayBack = 'article > :last-child a';

interface ArticleAdminPanelProps {
  readonly article: Article;
  /** Whether its fields are empty because it could not be read, and nobody has typed others: then it cannot be edited. */
  readonly isUnread: boolean;
  readonly admin: AdminView | undefined;
  readonly onSaved: (article: Article) => void;
}

/** Edits and deletes the article; shown only to the administrator, also right after the session has ended. */
export function ArticleAdminPanel({ article, isUnread, admin, onSaved }: ArticleAdminPanelProps) {
  const { navigate, site } = useHost();
  const session = useSession(admin?.session);
  // The outcome of a post belongs to the form that came with the page, not to one that is opened later.
  const [result, setResult] = useState(admin?.result);
  const [isEditing, setIsEditing] = useState(!isUnread && isAboutEditing(result));
  const [isLost, setIsLost] = useState(admin?.session === null);
  const [message, setMessage] = useState(firstMessage(admin));
  useEffect(() => {
    if (!session || isUnread) return;
    // The form offers its drafts until each is loaded or deleted.
    // oxlint-disable-next-line react/set-state-in-effect -- localStorage cannot be read while rendering
    if (listDrafts(draftPlace(site.key, article.id)).length > 0) setIsEditing(true);
  }, [session, isUnread, site.key, article.id]);
  useEffect(() => {
    // Signed in again: this time the administrator gets the article.
    if (session && isUnread)
      globalThis.location.replace(encodePath(pressArticlePath(site.key, article.id)));
  }, [session, isUnread, site.key, article.id]);
  const panel = usePanelSession(() => {
    setIsLost(isEditing);
    return isEditing ? undefined : wayBack;
  });
  const { loseSession, moveFocus } = panel;
  const showSignIn = useCallback(() => {
    setIsLost(true);
    loseSession();
  }, [loseSession]);
  if (session ? isUnread : !isLost) return null;

  const remove = async () => {
    setMessage({ tone: 'ok', text: '' });
    try {
      await deleteArticle(site.key, article.id);
      leaveNotice({ code: 'deleted' });
      navigate(pathOf('press-list', { site: site.key }), { replace: true });
    } catch (error) {
      if (error instanceof PressApiError && error.status === 401) showSignIn();
      else setMessage({ tone: 'error', text: texts.notRemoved });
    }
  };
  const confirmAndRemove = (event: SubmitEvent) => {
    event.preventDefault();
    if (globalThis.confirm(texts.confirmRemoval)) void remove();
  };
  const openEditor = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMessage({ tone: 'ok', text: '' });
    setIsEditing(true);
    moveFocus(`#${panelId} [name="title"]`);
  };
  const closeEditor = () => {
    setIsEditing(false);
    setResult(undefined);
    // 수정, or the sign-in form of a lost session.
    moveFocus(`#${panelId} :is([value="open-edit"] ~ button, [name="email"])`, panel.message);
  };

  return (
    <Panel
      id={panelId}
      aria-label={adminTexts.heading}
      tabIndex={-1}
      data-hydrate-in-view={session ? '' : undefined}
    >
      {session ? (
        <SessionBar
          session={session}
          hasFailed={result?.intent === 'sign-out'}
          onSignedOut={() => {
            setIsLost(false);
            moveFocus(wayBack);
          }}
        />
      ) : (
        <SignInForm result={result} panel={panel} />
      )}
      {isEditing && (session || !result?.draft) && (
        <EditForm
          article={article}
          result={result}
          onSaved={(saved) => {
            onSaved(saved);
            document.title = pageTitle(saved.title, site.name);
            closeEditor();
            setMessage({ tone: 'ok', text: texts.saved });
          }}
          onCancel={closeEditor}
          onSessionLost={showSignIn}
        />
      )}
      {session && !isEditing && result?.intent === 'ask-delete' && (
        <DeleteQuestion
          back={pressArticlePath(site.key, article.id)}
          onDelete={() => void remove()}
        />
      )}
      {session && !isEditing && result?.intent !== 'ask-delete' && (
        <Row>
          <form {...nativeForm} onSubmit={openEditor}>
            <IntentFields intent="open-edit" />
            <Button type="submit" $tone="outline">
              {texts.edit}
            </Button>
          </form>
          <form {...nativeForm} onSubmit={confirmAndRemove}>
            <IntentFields intent="ask-delete" />
            <Button type="submit" $tone="outline">
              {texts.remove}
            </Button>
          </form>
        </Row>
      )}
      <FormMessage role="status" $tone={message.tone}>
        {message.text}
      </FormMessage>
    </Panel>
  );
}

function isAboutEditing(result: FormResult | undefined): boolean {
  return result?.intent === 'open-edit' || result?.intent === 'edit' || result?.resume === 'edit';
}

function firstMessage(admin: AdminView | undefined): { tone: 'ok' | 'error'; text: string } {
  if (admin?.notice?.code === 'edited') return { tone: 'ok', text: texts.saved };
  const isNotRemoved = admin?.result?.intent === 'delete' && admin.session;
  return { tone: 'error', text: isNotRemoved ? texts.notRemoved : '' };
}

const Panel = styled.section`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-7);
  padding: var(--s-5);
  background: var(--mist);
  &:focus {
    outline: 0;
  }
`;

const Row = styled.div`
  display: flex;
  gap: var(--s-3);
`;
