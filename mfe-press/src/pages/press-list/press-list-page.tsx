import type { ArticleList } from '@site/contract';
import { Button, Section, StateBlock, Container } from '@site/design';
import { FormMessage } from '@site/design/forms';
import { type PageProps, useHost } from '@site/host';
import styled from 'styled-components';
import { AdminPanel } from '../../components/admin-panel/admin-panel';
import { useSession } from '../../components/admin-panel/session-store';
import { listTexts as texts } from '../../content/press-texts';
import { ArticleTable } from './article-table';
import { SearchForm } from './search-form';
import { useArticleList } from './use-article-list';

type Params = Readonly<Record<string, string>>;

/** The press list with its search, ten articles at a time, and the admin panel below it. */
export function PressListPage({ data }: PageProps<Params, ArticleList>) {
  const { site } = useHost();
  const { list, status, loadMore, search, retry, reload } = useArticleList(
    site.key,
    data,
    useSession() !== null,
  );
  const articles = list?.articles ?? [];
  return (
    <Section $tight>
      <Container>
        <SearchForm site={site.key} search={list?.search} onSearch={search} />
        {articles.length > 0 && <ArticleTable site={site.key} articles={articles} />}
        {list && !list.search && articles.length === 0 && (
          <StateBlock tone="quiet" title={texts.empty} />
        )}
        {list?.next && status !== 'failed' && (
          <More
            method="get"
            onSubmit={(event) => {
              event.preventDefault();
              loadMore();
            }}
          >
            {/* Without JavaScript the button opens a page that starts where this one ends. */}
            <input type="hidden" name="after" value={list.next} />
            {list.search && <input type="hidden" name="q" value={list.search.text} />}
            <Button type="submit" $tone="outline" disabled={status === 'loading'}>
              {status === 'loading' ? texts.loading : texts.more}
            </Button>
          </More>
        )}
        {status === 'failed' && (
          <Failed role="alert">
            <FormMessage $tone="error">{texts.failed}</FormMessage>
            <Button $tone="outline" onClick={retry}>
              {texts.again}
            </Button>
          </Failed>
        )}
        <AdminPanel onPublished={reload} />
      </Container>
    </Section>
  );
}

const More = styled.form`
  margin-top: var(--s-6);
  text-align: center;
  & button {
    min-width: 14rem;
  }
`;

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-4);
  margin-top: var(--s-6);
`;
