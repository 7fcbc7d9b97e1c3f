import styled from 'styled-components';
import { media } from '@site/design';
import { complexLayout } from '../../content/complex-layout';

/** The meaning of the numbers on the drawing. */
export function Legend() {
  return (
    <div>
      <Title>{complexLayout.legendTitle}</Title>
      <List>
        {complexLayout.legend.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </List>
    </div>
  );
}

const Title = styled.h3`
  padding-bottom: var(--s-3);
  border-bottom: 1px solid var(--text);
  font-weight: 600;
`;

const List = styled.ol`
  counter-reset: place;
  display: grid;
  /* Two columns, or one when large text makes two too narrow. */
  grid-template-columns: repeat(auto-fill, minmax(max(7.5rem, 40%), 1fr));
  column-gap: var(--s-4);
  & li {
    counter-increment: place;
    display: flex;
    align-items: center;
    gap: 0.7rem;
    min-height: 3rem;
    border-bottom: var(--hair);
    font-size: var(--t-ui);
    line-height: 1.35;
  }
  & li::before {
    content: counter(place);
    flex: none;
    display: grid;
    place-items: center;
    width: 1.625rem;
    height: 1.625rem;
    border-radius: 50%;
    background: var(--ink-900);
    color: var(--white);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  ${media.desktop} {
    grid-template-columns: 1fr;
  }
`;
