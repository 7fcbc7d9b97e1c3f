import { useEffect, useRef, useState, type RefObject } from 'react';
import { maxListPages, type ArticleList, type FormNotice } from '@site/contract';
import { Button, Section, StateBlock, Container, useHydrated } from '@site/design';
import { FormMessage } from '@site/design/forms';
import { type PageProps, useHost } from '@site/host';
import styled from 'styled-components';
import { AdminPanel } from '../../components/admin-panel/admin-panel';
import { clearLeftNotice, readLeftNotice } from '../../components/admin-panel/left-notice';
import { useSession } from '../../components/admin-panel/session-store';
import { listTexts as texts } from '../../content/press-texts';
import { ArticleTable } from './article-table';
import type { ShownList } from './kept-lists';
import { pagesOf } from './list-address';
import { ListNotice } from './list-notice';
import { SearchForm } from './search-form';
import { useArticleList, type ListStatus } from './use-article-list';
import { useSteadyRows } from './use-steady-rows';

type Params = Readonly<Record<string, string>>;

/**
 * The press list with its search, ten articles at a time, and the admin panel below it. At the panel's own address it
 * comes first, so that the administrator need not scroll.
 */
export function PressListPage({ params, data, admin }: PageProps<Params, ShownList>) {
  const isPanelFirst = params['first'] === 'panel';
  const { site } = useHost();
  const rows = useRef<HTMLDivElement>(null);
  const holdRows = useSteadyRows(rows);
  const { list, status, loadMore, search, retry, reload } = useArticleList(
    site.key,
    data,
    useSession(admin?.session) !== null,
    holdRows,
  );
  const [notice, setNotice] = useState<FormNotice | undefined>(
    () => admin?.notice ?? readLeftNotice(),
  );
  useEffect(clearLeftNotice, []);
  const continueAt = useFocusOnRow(rows, status);
  const isHydrated = useHydrated();
  const hasFailed = status === 'failed' || status === 'retrying';
  const articles = list?.articles ?? [];
  const nextPages = pagesOf({ articles }) + 1;
  const hasNextAddress = list?.search !== undefined || nextPages <= maxListPages;
  const panel = (
    <AdminPanel
      isFirst={isPanelFirst}
      admin={admin}
      onPublished={({ id }) => {
        setNotice({ code: 'published', id });
        reload();
      }}
    />
  );
  return (
    <Section $tight>
      <Container>
        {isPanelFirst && panel}
        <ListNotice site={site.key} notice={notice} />
        <SearchForm site={site.key} search={list?.search} onSearch={search} />
        {articles.length > 0 && <ArticleTable ref={rows} site={site.key} articles={articles} />}
        {list && !list.search && articles.length === 0 && (
          <StateBlock tone="quiet" title={texts.empty} />
        )}
        {list?.next && !hasFailed && (isHydrated || hasNextAddress) && (
          <More
            method="get"
            onSubmit={(event) => {
              event.preventDefault();
              if (status === 'loading') return;
              continueAt(articles.length);
              loadMore();
            }}
          >
            <NextAddress list={list} pages={nextPages} />
            <Button type="submit" $tone="outline" aria-disabled={status === 'loading'}>
              {status === 'loading' ? texts.loading : texts.more}
            </Button>
          </More>
        )}
        {hasFailed && (
          <Failed role="alert">
            <FormMessage $tone="error">{texts.failed}</FormMessage>
            <Button
              $tone="outline"
              aria-disabled={status === 'retrying'}
              onClick={() => {
                if (status === 'retrying') return;
                continueAt(articles.length);
                retry();
              }}
            >
              {status === 'retrying' ? texts.loading : texts.again}
            </Button>
          </Failed>
        )}
        {!isPanelFirst && panel}
      </Container>
    </Section>
  );
}

/** Once new rows are there, the button that loaded them may be gone: its focus moves on to the first of them. */
function useFocusOnRow(rows: RefObject<HTMLDivElement | null>, status: ListStatus) {
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (status !== 'ready' || next.current === undefined) return;
    const link = rows.current?.querySelectorAll('a')[next.current];
    next.current = undefined;
    if (document.activeElement === document.body) link?.focus({ preventScroll: true });
  }, [rows, status]);
  return (row: number) => void (next.current = row);
}

/** Without JavaScript the button opens this page with ten more rows, or older results of a search. */
function NextAddress({ list, pages }: { list: ArticleList; pages: number }) {
  if (!list.search) return <input type="hidden" name="pages" value={pages} />;
  return (
    <>
      <input type="hidden" name="after" value={list.next ?? ''} />
      <input type="hidden" name="q" value={list.search.text} />
    </>
  );
}

const More = styled.form`
  margin-top: var(--s-6);
  text-align: center;
  & button {
    min-width: min(14rem, 100%);
  }
`;

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-4);
  margin-top: var(--s-6);
`;
