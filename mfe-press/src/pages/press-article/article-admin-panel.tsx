import { useState, type SubmitEvent } from 'react';
import { toSeoulMinute, type Article } from '@site/contract';
import { Button } from '@site/design';
import { FormMessage } from '@site/design/forms';
import { pathOf, useHost } from '@site/host';
import styled from 'styled-components';
import { PressApiError } from '../../api/request-json';
import { deleteArticle, updateArticle } from '../../api/write-article';
import {
  ArticleFields,
  checkComplete,
  readArticleFields,
} from '../../components/admin-panel/article-fields';
import { setSession } from '../../components/admin-panel/session-store';
import { adminTexts as texts } from '../../content/press-texts';

interface ArticleAdminPanelProps {
  readonly site: string;
  readonly article: Article;
  readonly onSaved: (article: Article) => void;
}

/** Edits and deletes the article; shown only to the administrator. */
export function ArticleAdminPanel({ site, article, onSaved }: ArticleAdminPanelProps) {
  const { navigate } = useHost();
  const [isEditing, setIsEditing] = useState(false);
  const [message, setMessage] = useState('');

  const run = async (action: () => Promise<void>, failureText: string) => {
    setMessage('');
    try {
      await action();
    } catch (error) {
      const isExpired = error instanceof PressApiError && error.status === 401;
      setMessage(isExpired ? texts.sessionExpired : failureText);
      // Ending the session unmounts this panel, and with it the edited text.
      if (isExpired && !isEditing) setSession(null);
    }
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const draft = readArticleFields(event.currentTarget);
    if (!checkComplete(draft)) return;
    void run(async () => {
      onSaved(await updateArticle(site, article.id, draft));
      setIsEditing(false);
      setMessage(texts.saved);
    }, texts.notPublished);
  };
  const remove = () => {
    if (!globalThis.confirm(texts.confirmRemoval)) return;
    void run(async () => {
      await deleteArticle(site, article.id);
      navigate(pathOf('press-list', { site }), { replace: true });
    }, texts.notRemoved);
  };

  return (
    <Panel aria-label={texts.heading}>
      {isEditing ? (
        <Form onSubmit={save}>
          <ArticleFields
            prefix="edit"
            initial={{ ...article, publishAt: toSeoulMinute(article.date) }}
          />
          <Row>
            <Button type="submit">{texts.save}</Button>
            <Button $tone="outline" onClick={() => setIsEditing(false)}>
              {texts.cancel}
            </Button>
          </Row>
        </Form>
      ) : (
        <Row>
          <Button $tone="outline" onClick={() => setIsEditing(true)}>
            {texts.edit}
          </Button>
          <Button $tone="outline" onClick={remove}>
            {texts.remove}
          </Button>
        </Row>
      )}
      <FormMessage role="status" $tone="error">
        {message}
      </FormMessage>
    </Panel>
  );
}

const Panel = styled.section`
  margin-top: var(--s-7);
  padding: var(--s-5);
  background: var(--mist);
`;

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;

const Row = styled.div`
  display: flex;
  gap: var(--s-3);
`;
