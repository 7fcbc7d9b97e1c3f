import { pathOf } from '@site/contract';
import { MoreLink } from '@site/design';
import { Link } from '@site/host';
import styled from 'styled-components';
import { homeFinder, homeName } from '../../content/home-finder';
import { unitTypes } from '../../content/unit-types';
import type { Home } from './home-choice';

/** Which home was found and of which type it is; read out when it changes. */
export function HomeResult({ home }: { readonly home: Home }) {
  const { type } = home.range;
  const area = unitTypes.find((each) => each.type === type)?.area;
  return (
    <Line>
      <output>
        {homeName(home.building.number, home.floor, home.line)} <b>{type}</b> {area}
      </output>
      <MoreLink as={Link} to={pathOf(`floor-plan-${type}`)}>
        {type} {homeFinder.planLink}
      </MoreLink>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-3) var(--s-6);
  margin-top: var(--s-5);
  padding-block: var(--s-4);
  border-block: 1px solid var(--bronze-500);
  & b {
    margin-inline: 0.35em;
    font: 500 1.75rem/1 var(--serif);
  }
`;
