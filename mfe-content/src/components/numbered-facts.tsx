import styled from 'styled-components';
import { Unbroken } from '@site/design';

export interface NumberedFactsProps {
  readonly facts: readonly { readonly title: string; readonly text: string }[];
}

/** The content of a picture as a numbered list. */
export function NumberedFacts({ facts }: NumberedFactsProps) {
  return (
    <List>
      {facts.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  container-type: inline-size;
  counter-reset: fact;
  margin-top: var(--s-6);
  border-top: 1px solid var(--text);
  & li {
    counter-increment: fact;
    display: grid;
    grid-template-columns: clamp(3rem, 7vw, 5.5rem) 1fr;
    align-items: baseline;
    padding-block: 1.35rem;
    border-bottom: var(--hair);
  }
  & li::before {
    content: counter(fact, decimal-leading-zero);
    grid-row: span 2;
    font: 400 clamp(1.5rem, 1.2rem + 1vw, 2.25rem) / 1 var(--serif-light);
    color: var(--accent);
  }
  & h3 {
    font-size: var(--t-lead);
    font-weight: 600;
    line-height: 1.4;
  }
  & p {
    grid-column: 2;
    margin-top: var(--s-1);
    color: var(--text-2);
    text-wrap: pretty;
  }
  /* Large text on a phone: the words need the width of the number. */
  @container (width < 13rem) {
    & li {
      display: block;
    }
  }
`;
