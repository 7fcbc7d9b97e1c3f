import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface SpecListProps {
  readonly items: readonly {
    readonly term: string;
    readonly value: ReactNode;
    readonly unit?: string;
  }[];
  readonly className?: string;
}

/** Terms on the left, figures with small units on the right, below a bronze line. */
export function SpecList({ items, className }: SpecListProps) {
  return (
    <List className={className}>
      {items.map(({ term, value, unit }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value}
            {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  border-top: 1px solid var(--bronze-500);
  & > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--s-4);
    padding-block: 0.85rem;
    border-bottom: var(--hair);
  }
  & dt {
    color: var(--text-2);
    font-size: var(--t-ui);
  }
  & dd {
    font-weight: 600;
    font-size: 1.1875rem;
  }
  & small {
    margin-left: 2px;
    font-weight: 400;
    font-size: var(--t-small);
    color: var(--text-2);
  }
`;
