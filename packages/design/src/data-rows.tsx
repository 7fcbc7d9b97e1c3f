import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from './media';
import { Unbroken } from './unbroken';

export interface DataRowsProps {
  readonly rows: readonly { readonly term: string; readonly description: ReactNode }[];
  readonly className?: string;
}

/**
 * Terms in bronze on the left, descriptions on the right, hairlines between rows. Large text that does not fit beside its
 * term goes below it.
 */
export function DataRows({ rows, className }: DataRowsProps) {
  return (
    <List className={className}>
      {rows.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{typeof description === 'string' ? <Unbroken text={description} /> : description}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  border-top: 1px solid var(--text);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-3);
    align-items: baseline;
    padding-block: 1rem;
    border-bottom: var(--hair);
  }
  & dt {
    /* It grows only where it has a line of its own. */
    flex: 1 0 min(6rem, 30vw);
    font-size: var(--t-small);
    font-weight: 600;
    color: var(--accent);
  }
  & dd {
    flex: 99999 1 7rem;
    line-height: 1.55;
  }
  ${media.desktop} {
    & > div {
      padding-block: 1.25rem;
    }
    & dt {
      flex-basis: 8rem;
    }
  }
`;
