import { useState } from 'react';
import type { ArticleList, FormNotice } from '@site/contract';
import { Button, Container, Section } from '@site/design';
import { FormMessage } from '@site/design/forms';
import { Link, pathOf, useHost, type PageProps } from '@site/host';
import styled from 'styled-components';
import { AdminPanel } from '../../components/admin-panel/admin-panel';
import { useSession } from '../../components/admin-panel/session-store';
import { ArticleTable } from '../../components/article-table';
import { ListNotice } from '../../components/list-notice';
import { deskTexts as texts, listTexts } from '../../content/press-texts';
import { useNewestArticles } from './use-newest-articles';

type Params = Readonly<Record<string, string>>;

/** The admin panel first; the newest articles below it, so that a published one is in view with its message. */
export function PressAdminPage({ data, admin }: PageProps<Params, ArticleList>) {
  const { site } = useHost();
  const { articles, hasFailed, reload } = useNewestArticles(
    site.key,
    data,
    useSession(admin?.session) !== null,
  );
  const [notice, setNotice] = useState<FormNotice | undefined>(admin?.notice);
  return (
    <Section $tight>
      <Container>
        <AdminPanel
          isFirst
          admin={admin}
          onPublished={({ id }) => {
            setNotice({ code: 'published', id });
            reload();
          }}
        />
        <Newest aria-labelledby={newestId}>
          <h2 id={newestId}>{texts.newest}</h2>
          <ListNotice site={site.key} notice={notice} />
          {hasFailed && (
            <Failed role="alert">
              <FormMessage $tone="error">{listTexts.failed}</FormMessage>
              <Button $tone="outline" onClick={reload}>
                {listTexts.again}
              </Button>
            </Failed>
          )}
          {articles.length > 0 && <ArticleTable site={site.key} articles={articles} />}
          {articles.length === 0 && !hasFailed && <p>{listTexts.empty}</p>}
          <Link to={pathOf('press-list', { site: site.key })}>{texts.wholeList}</Link>
        </Newest>
      </Container>
    </Section>
  );
}

const newestId = 'newest-articles';

const Newest = styled.section`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--section);
  & > h2 {
    font-size: 1.125rem;
    font-weight: 600;
  }
  & > a {
    justify-self: center;
    padding: var(--s-3);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-4);
`;
