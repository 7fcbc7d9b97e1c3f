import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from './media';

export interface DataRowsProps {
  readonly rows: readonly { readonly term: string; readonly description: ReactNode }[];
  readonly className?: string;
}

/** Terms in bronze on the left, descriptions on the right, hairlines between rows. */
export function DataRows({ rows, className }: DataRowsProps) {
  return (
    <List className={className}>
      {rows.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  border-top: 1px solid var(--text);
  & > div {
    display: grid;
    grid-template-columns: min(6rem, 30vw) 1fr;
    gap: var(--s-3);
    align-items: baseline;
    padding-block: 1rem;
    border-bottom: var(--hair);
  }
  & dt {
    font-size: var(--t-small);
    font-weight: 600;
    color: var(--accent);
  }
  & dd {
    line-height: 1.55;
  }
  ${media.desktop} {
    & > div {
      grid-template-columns: 8rem 1fr;
      padding-block: 1.25rem;
    }
  }
`;
