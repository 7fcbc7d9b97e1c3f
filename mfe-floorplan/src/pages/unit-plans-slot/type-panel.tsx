import { Fragment, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { isPlainClick } from '@site/contract';
import { media, MoreLink, Numeral } from '@site/design';
import { FadeIn } from '@site/design/motion';
import { SpecList } from '@site/design/sheets';
import { Link, pathOf, useHost } from '@site/host';
import { TravellingPlan, travelWithPlan } from '../../components/travelling-plan';
import { VisitButton } from '../../components/visit-button';
import { planPictures } from '../../content/pictures';
import { typeTexts } from '../../content/type-texts';
import { contractArea, formatArea, supplyArea } from '../../content/unit-areas';
import { unitPlansTexts } from '../../content/unit-plans-texts';
import type { UnitTypeFacts } from '../../content/unit-types';

interface TypePanelProps {
  readonly facts: UnitTypeFacts;
  /** The arrows; passed in, so that they stay mounted when the type changes. */
  readonly children: ReactNode;
}

/** One type: its plan on the left, which fades in, its name and figures on the right. */
export function TypePanel({ facts, children }: TypePanelProps) {
  const { site, navigate } = useHost();
  const { householdsByType } = site;
  const { type, layout, areas } = facts;
  const page = pathOf(`floor-plan-${type}`);
  const travel = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    travelWithPlan(() => navigate(page));
  };
  return (
    <Columns>
      <FadeIn trigger={type}>
        <TravellingPlan key={type} image={planPictures[type]} />
      </FadeIn>
      <Side>
        {/* The elements are replaced: a translator has taken the texts beside other elements away from React. */}
        <Fragment key={type}>
          <Type>
            {type}
            <small>{typeTexts.typeUnit}</small>
          </Type>
          <p>{layout}</p>
          <SpecList
            items={[
              { term: unitPlansTexts.exclusive, value: formatArea(areas.exclusive), unit: '㎡' },
              { term: typeTexts.supply, value: formatArea(supplyArea(areas)), unit: '㎡' },
              { term: typeTexts.contract, value: formatArea(contractArea(areas)), unit: '㎡' },
              {
                term: typeTexts.households,
                value: householdsByType[type],
                unit: typeTexts.householdUnit,
              },
            ]}
          />
        </Fragment>
        <VisitButton key={`visit ${type}`} name={type} />
        <div>
          <MoreLink as={Link} to={page} onClick={travel}>
            {unitPlansTexts.more}
          </MoreLink>
          {children}
        </div>
      </Side>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--s-6);
  padding-top: var(--s-5);
  ${media.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(17rem, 4fr);
    gap: clamp(2rem, 4.5vw, 4.5rem);
    padding-top: 3rem;
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  & > p + p {
    margin: var(--s-2) 0 var(--s-5);
    color: var(--text-2);
  }
  & > a {
    margin-top: var(--s-5);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-4);
    margin-top: auto;
    padding-top: var(--s-5);
  }
`;

const Type = styled(Numeral).attrs({ as: 'p' })`
  font-size: min(clamp(4.25rem, 3rem + 4.4vw, 6.5rem), 26vw);
`;
