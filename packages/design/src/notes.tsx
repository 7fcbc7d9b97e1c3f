import styled from 'styled-components';
import { Unbroken } from './unbroken';

export interface NotesProps {
  readonly items: readonly string[];
  readonly className?: string;
}

/** Footnotes (※), directly below the content they qualify. */
export function Notes({ items, className }: NotesProps) {
  return (
    <List className={className}>
      {items.map((item) => (
        <li key={item}>
          <Unbroken text={item} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin-top: var(--s-6);
  max-width: 64rem;
  font-size: var(--t-note);
  line-height: 1.65;
  color: var(--text-3);
  & li {
    position: relative;
    padding-left: 1.35em;
  }
  & li + li {
    margin-top: 0.3em;
  }
  & li::before {
    content: '※';
    position: absolute;
    left: 0;
  }
`;
