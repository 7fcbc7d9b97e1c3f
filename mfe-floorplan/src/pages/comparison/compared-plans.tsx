import styled from 'styled-components';
import { media, MoreLink, Numeral, Picture } from '@site/design';
import { Link, pathOf } from '@site/host';
import { detailLabel } from '../../content/comparison-texts';
import { planPictures } from '../../content/pictures';
import { typeTexts } from '../../content/type-texts';
import type { UnitTypeFacts } from '../../content/unit-types';

/** Two small plans; each links to the page of its type, where the plan is large and can be zoomed. */
export function ComparedPlans({ pair }: { pair: readonly UnitTypeFacts[] }) {
  return (
    <Plans>
      {pair.map(({ type, lead }) => (
        <div key={type}>
          <Name as="h2">
            {type}
            <small>{typeTexts.typeUnit}</small>
          </Name>
          <Lead>{lead}</Lead>
          <Picture image={planPictures[type]} eager />
          <MoreLink as={Link} to={pathOf(`floor-plan-${type}`)}>
            {detailLabel(type)}
          </MoreLink>
        </div>
      ))}
    </Plans>
  );
}

const Name = styled(Numeral)`
  font-size: min(clamp(2.75rem, 2rem + 3.6vw, 5.5rem), 14vw);
  letter-spacing: -0.045em;
  white-space: nowrap;
  ${media.mobile} {
    & small {
      display: block;
      margin: 0.5em 0 0;
    }
  }
`;

const Lead = styled.p`
  /* Limited by the window width, because half of a phone must hold its longest word at every text size. */
  font-size: min(var(--t-ui), 7.2vw);
  line-height: 1.55;
  color: var(--text-2);
`;

/** The rows of both columns are aligned, regardless of the length of a lead. */
const Plans = styled.div`
  display: grid;
  grid-template: repeat(4, auto) / repeat(2, minmax(0, 1fr));
  column-gap: clamp(1rem, 4vw, 4rem);
  & > div {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    row-gap: var(--s-3);
    justify-items: start;
  }
  & picture {
    width: 100%;
    align-self: center;
  }
  ${media.mobile} {
    & svg {
      display: none;
    }
  }
`;
