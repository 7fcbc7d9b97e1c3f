import { useState } from 'react';
import type { Article } from '@site/contract';
import { Button, Container, Section, StateBlock } from '@site/design';
import { useHost, type PageProps } from '@site/host';
import { articleTexts as texts } from '../../content/article-texts';
import { ArticleAdminPanel } from './article-admin-panel';
import { ReadArticle } from './read-article';

type Params = Readonly<Record<string, string>>;

/** One article; the signed-in administrator can edit or delete it here. */
export function PressArticlePage({ params, data, admin }: PageProps<Params, Article>) {
  const { site } = useHost();
  const [edited, setEdited] = useState<Article>();
  const article = edited ?? data;
  const typed = admin?.result?.draft;
  // A scheduled article is missing to someone whose session has ended.
  const isSignedOut = admin?.session === null && admin.result !== undefined;
  return (
    <Section $tight>
      <Container>
        {article ? (
          <ReadArticle site={site.key} article={article} />
        ) : (
          <StateBlock tone="error" role="alert" title={texts.failed}>
            <Button $tone="outline" onClick={() => globalThis.location.reload()}>
              {texts.again}
            </Button>
          </StateBlock>
        )}
        {(Boolean(article ?? typed) || isSignedOut) && (
          <ArticleAdminPanel
            article={article ?? unread(params['id'] ?? '', site.key)}
            isUnread={!article && !typed}
            admin={admin}
            onSaved={setEdited}
          />
        )}
      </Container>
    </Section>
  );
}

/** Replaces an article that could not be loaded while its edited text has to be kept. */
function unread(id: string, siteId: string): Article {
  return { id, siteId, title: '', summary: '', content: '', date: '', views: 0 };
}
