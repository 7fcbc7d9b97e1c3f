import styled from 'styled-components';
import type { UnitType } from '@site/contract';
import { comparisonPath, Link } from '@site/host';
import { compareWith, comparisonTexts } from '../../content/comparison-texts';
import { unitTypes } from '../../content/unit-types';
import { FigureHeading } from './figure-heading';

/** Links to this type beside each of the others. */
export function CompareLinks({ type }: { type: UnitType }) {
  return (
    <nav aria-label={comparisonTexts.title}>
      <FigureHeading>{comparisonTexts.title}</FigureHeading>
      <Types>
        {unitTypes
          .filter((other) => other.type !== type)
          .map(({ type: other }) => (
            <li key={other}>
              <Link to={comparisonPath(type, other)}>{compareWith(other)}</Link>
            </li>
          ))}
      </Types>
    </nav>
  );
}

const Types = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: var(--s-5);
  & a {
    display: grid;
    align-items: center;
    min-height: var(--hit);
    border-bottom: var(--hair);
    font-size: var(--t-ui);
  }
  & a:hover {
    color: var(--accent);
  }
`;
