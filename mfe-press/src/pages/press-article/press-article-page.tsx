import { useState } from 'react';
import type { Article } from '@site/contract';
import { Button, Container, Section, StateBlock } from '@site/design';
import { useHost, type PageProps } from '@site/host';
import { useSession } from '../../components/admin-panel/session-store';
import { articleTexts as texts } from '../../content/press-texts';
import { ArticleAdminPanel } from './article-admin-panel';
import { ArticleText } from './article-text';

type Params = Readonly<Record<string, string>>;

/** One article; the signed-in administrator can edit or delete it here. */
export function PressArticlePage({ data }: PageProps<Params, Article>) {
  const { site } = useHost();
  const session = useSession();
  const [edited, setEdited] = useState<Article>();
  const article = edited ?? data;
  return (
    <Section $tight>
      <Container>
        {article ? (
          <ArticleText site={site.key} article={article} />
        ) : (
          <StateBlock tone="error" role="alert" title={texts.failed}>
            <Button $tone="outline" onClick={() => globalThis.location.reload()}>
              {texts.again}
            </Button>
          </StateBlock>
        )}
        {article && session && (
          <ArticleAdminPanel site={site.key} article={article} onSaved={setEdited} />
        )}
      </Container>
    </Section>
  );
}
