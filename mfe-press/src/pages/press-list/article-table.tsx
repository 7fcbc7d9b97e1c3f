import { type ArticleSummary, formatCount, formatDate, formatDateTime } from '@site/contract';
import { VisuallyHidden } from '@site/design';
import { freeSans } from '@site/design/free-text';
import { DataTable } from '@site/design/sheets';
import { Link, pressArticlePath } from '@site/host';
import type { Ref } from 'react';
import styled from 'styled-components';
import { listTexts as texts } from '../../content/press-texts';

interface ArticleTableProps {
  readonly site: string;
  readonly articles: readonly ArticleSummary[];
  readonly ref: Ref<HTMLDivElement>;
}

/** The list as a table; where it is narrow for its text, each row shows the title, then the other columns in one line. */
export function ArticleTable({ site, articles, ref }: ArticleTableProps) {
  return (
    <Width ref={ref}>
      <Table>
        <VisuallyHidden as="caption">{texts.caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{texts.number}</th>
            <th scope="col">{texts.title}</th>
            <th scope="col">{texts.author}</th>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.views}</th>
          </tr>
        </thead>
        <tbody>
          {articles.map(({ id, title, date, isScheduled, views }, index) => (
            <tr key={id}>
              {/* Counts down from the length of the list (PRESS-3). */}
              <td>{articles.length - index}</td>
              <td>
                <Title to={pressArticlePath(site, id)} $text={title}>
                  {title}
                </Title>
                {isScheduled && (
                  <Scheduled dateTime={date}>{texts.scheduled(formatDateTime(date))}</Scheduled>
                )}
              </td>
              <td>{texts.administrator}</td>
              <td>
                <time dateTime={date}>{formatDate(date)}</time>
              </td>
              {/* Another count is another cell: a translator takes a text beside an element away from React. */}
              <td key={views}>
                <span>{texts.views} </span>
                {formatCount(views)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Width>
  );
}

const Title = styled(Link)<{ readonly $text: string }>`
  ${({ $text }) => freeSans($text)}
`;

/** Only the administrator sees it. */
const Scheduled = styled.time`
  font-size: var(--t-note);
  color: var(--bronze-700);
`;

/** The mobile layout begins below 900 px, in large text in wider windows too. */
const Width = styled.div`
  container-type: inline-size;
`;

const Table = styled(DataTable)`
  & :is(th, td) {
    padding: 0 0.75rem;
    text-align: center;
    font-size: var(--t-small);
    white-space: nowrap;
  }
  & th {
    padding-block: 1rem;
    font-weight: 600;
  }
  & td {
    height: 4.5rem;
    color: var(--text-2);
  }
  & :is(th, td):nth-child(2) {
    width: 100%;
    text-align: left;
  }
  & td:nth-child(2) {
    white-space: normal;
    font-size: var(--t-body);
    line-height: 1.5;
    color: var(--text);
    overflow-wrap: anywhere;
  }
  & td a {
    display: block;
    padding-block: 0.7rem;
    &:hover {
      color: var(--bronze-700);
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 6px;
    }
  }
  & td span {
    display: none;
  }
  & :is(th, td):last-child {
    text-align: right;
  }
  @container (width < 49.6rem) {
    &,
    & tbody {
      display: block;
    }
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      padding-block: 0.6rem 1rem;
      border-bottom: var(--hair);
    }
    & td {
      display: block;
      height: auto;
      padding: 0;
      border: 0;
      font-size: var(--t-note);
      line-height: 1.5;
    }
    & td:nth-child(2) {
      flex: 0 0 100%;
      order: -1;
    }
    & td:nth-child(n + 3)::before {
      content: '';
      display: inline-block;
      width: 1px;
      height: 0.75em;
      margin-inline: 0.6em;
      background: var(--line-strong);
    }
    & td:first-child::before {
      content: 'No. ';
    }
    & td span {
      display: inline;
    }
  }
`;
