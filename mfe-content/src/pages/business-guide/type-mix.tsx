import styled from 'styled-components';
import { media } from '@site/design';
import { useHost } from '@site/host';
import { businessGuide, typeMix } from '../../content/business-guide';
import { Title } from './title';

/** Households by unit type, in five columns on a desktop, and in rows on a phone or where large text has no room for five. */
export function TypeMix() {
  const { site } = useHost();
  return (
    <Mix>
      <Title>{businessGuide.mixTitle}</Title>
      <List>
        {typeMix(site).map(({ type, area, count }) => (
          <li key={type}>
            <strong>{type}</strong>
            <span>{area}</span>
            <b>{count}</b>
          </li>
        ))}
      </List>
    </Mix>
  );
}

const Mix = styled.div`
  container-type: inline-size;
`;

const List = styled.ul`
  margin-top: var(--s-4);
  border-top: 1px solid var(--bronze-500);
  & li {
    display: grid;
    grid-template-columns: 4.75rem 1fr auto;
    align-items: baseline;
    padding-block: 0.9rem;
    border-bottom: var(--hair);
  }
  & strong {
    font: 400 1.75rem/1 var(--serif);
    letter-spacing: -0.02em;
  }
  & span {
    font-size: var(--t-ui);
    color: var(--text-2);
  }
  & b {
    font-weight: 600;
  }
  @container (width < 13rem) {
    & li {
      grid-template-columns: 1fr auto;
    }
    & span {
      grid-area: 2 / 1 / auto / -1;
    }
  }
  ${media.desktop} {
    @container (width >= 47rem) {
      display: grid;
      grid-template-columns: repeat(5, 1fr);
      & li {
        grid-template-columns: 1fr;
        gap: 0.4rem;
        padding: 2rem 1.5rem 1.75rem;
        border: 0;
        border-left: var(--hair);
      }
      & li:first-child {
        padding-left: 0;
        border-left: 0;
      }
      & strong {
        margin-bottom: 0.6rem;
        font-size: 3.25rem;
      }
    }
  }
`;
