import { useState } from 'react';
import styled from 'styled-components';
import { pathOf } from '@site/contract';
import { media, MoreLink } from '@site/design';
import { ZoomSheet } from '../../../components/zoom-sheet';
import { island, Link } from '@site/host';
import { householdLayout, unitFinder, unitName } from '../../../content/household-layout';
import { unitTypes } from '../../../content/unit-types';
import { BuildingGrid } from './building-grid';
import { chartHeight, chartWidth } from './chart-geometry';
import { UnitChart } from './unit-chart';
import { nearestUnit, type Unit, type UnitChoice } from './unit-choice';
import { UnitSelectors } from './unit-selectors';

const initialChoice: UnitChoice = { tower: 2, line: 1, floor: 20 };

/** Finds the unit type by building, line and floor: with buttons, in the chart or with keys. The tables below hold the same data. */
export const UnitFinder = island('unit-finder', function UnitFinder() {
  const [choice, setChoice] = useState(initialChoice);
  const unit = nearestUnit(choice);
  return (
    <>
      <Lead>{unitFinder.lead}</Lead>
      <UnitSelectors unit={unit} onChoose={setChoice} />
      <UnitResult unit={unit} />
      <BuildingGrid unit={unit} onChoose={setChoice} />
      <Sheet label={householdLayout.chart.title} ratio={chartWidth / chartHeight}>
        <UnitChart unit={unit} onChoose={setChoice} />
      </Sheet>
    </>
  );
});

/**
 * The chosen unit and its type, announced on change. The elements are replaced: a translator has taken the texts beside
 * other elements away from React.
 */
function UnitResult({ unit }: { readonly unit: Unit }) {
  const { type } = unit.range;
  const area = unitTypes.find((each) => each.type === type)?.area;
  const name = unitName(unit.building.number, unit.floor, unit.line);
  return (
    <Result>
      <output>
        <span key={name}>
          {name} <b>{type}</b> {area}
        </span>
      </output>
      <MoreLink key={type} as={Link} to={pathOf(`floor-plan-${type}`)}>
        {type} {unitFinder.planLink}
      </MoreLink>
    </Result>
  );
}

const Lead = styled.p`
  margin-top: var(--s-3);
  color: var(--text-2);
  @media (scripting: none) {
    display: none;
  }
`;

const Result = styled.p`
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
    font: 400 1.75rem/1 var(--serif);
  }
  /* Nobody can choose a home. */
  @media (scripting: none) {
    display: none;
  }
`;

/** A phone shows one building instead; without script nobody can choose one. */
const Sheet = styled(ZoomSheet)`
  margin-top: var(--s-5);
  ${media.mobile} {
    @media screen and (scripting: enabled) {
      display: none;
    }
  }
`;
