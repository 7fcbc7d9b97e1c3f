import styled from 'styled-components';
import type { UnitType } from '@site/contract';
import { Headline, media } from '@site/design';
import { comparisonPath, Link, typePairs } from '@site/host';
import { comparisonTexts, pairName } from '../../content/comparison-texts';

/** Links to the comparisons of every two other types. */
export function OtherPairs({ one, other }: Readonly<Record<'one' | 'other', UnitType>>) {
  const current = comparisonPath(one, other);
  return (
    <Pairs aria-label={comparisonTexts.otherTitle}>
      <Headline $size="h3">{comparisonTexts.otherTitle}</Headline>
      <ul>
        {typePairs.map((types) => {
          const to = comparisonPath(...types);
          if (to === current) return null;
          return (
            <li key={to}>
              <Link to={to}>{pairName(...types)}</Link>
            </li>
          );
        })}
      </ul>
    </Pairs>
  );
}

const Pairs = styled.nav`
  margin-top: var(--s-8);
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
    gap: var(--s-3);
    margin-top: var(--s-5);
    ${media.desktop} {
      grid-template-columns: repeat(5, 1fr);
    }
  }
  & a {
    display: grid;
    place-items: center;
    min-height: var(--hit);
    border: 1px solid var(--line-strong);
    border-radius: var(--r-1);
  }
  & a:hover {
    background: var(--ink-900);
    color: var(--white);
  }
`;
