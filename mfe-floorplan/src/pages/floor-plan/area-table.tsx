import styled from 'styled-components';
import { VisuallyHidden } from '@site/design';
import { DataTable } from '@site/design/sheets';
import { useHost } from '@site/host';
import { areaCaption, floorPlanTexts } from '../../content/floor-plan-texts';
import { typeTexts } from '../../content/type-texts';
import { contractArea, formatArea, supplyArea } from '../../content/unit-areas';
import type { UnitTypeFacts } from '../../content/unit-types';
import { FigureHeading } from './figure-heading';

/** The areas of a recruitment notice and the households of the type; sums are bold, the exclusive area is bronze. */
export function AreaTable({ facts }: { facts: UnitTypeFacts }) {
  const { householdsByType } = useHost().site;
  const { type, areas } = facts;
  return (
    <div>
      <FigureHeading>{floorPlanTexts.areas}</FigureHeading>
      <Table>
        <VisuallyHidden as="caption">{areaCaption(type)}</VisuallyHidden>
        <VisuallyHidden as="thead">
          <tr>
            <th scope="col">{floorPlanTexts.kind}</th>
            <th scope="col">{floorPlanTexts.areas}</th>
          </tr>
        </VisuallyHidden>
        <tbody>
          <Row term={floorPlanTexts.exclusive} area={areas.exclusive} weight="main" />
          <Row term={floorPlanTexts.residentialCommon} area={areas.residentialCommon} />
          <Row term={typeTexts.supply} area={supplyArea(areas)} weight="sum" />
          <Row term={floorPlanTexts.otherCommon} area={areas.otherCommon} />
          <Row term={typeTexts.contract} area={contractArea(areas)} weight="sum" />
          <tr>
            <th scope="row">{typeTexts.households}</th>
            <td>
              {householdsByType[type]}
              <small>{typeTexts.householdUnit}</small>
            </td>
          </tr>
        </tbody>
      </Table>
    </div>
  );
}

interface RowProps {
  readonly term: string;
  /** ㎡ */
  readonly area: number;
  readonly weight?: 'main' | 'sum';
}

function Row({ term, area, weight }: RowProps) {
  return (
    <tr data-weight={weight}>
      <th scope="row">{term}</th>
      <td>
        {formatArea(area)}
        <small>㎡</small>
      </td>
    </tr>
  );
}

const Table = styled(DataTable)`
  & th {
    overflow-wrap: anywhere;
  }
  & td {
    text-align: right;
    font-size: 1.125rem;
    white-space: nowrap;
  }
  & small {
    margin-left: 2px;
    font: 400 var(--t-small) / 1 var(--sans);
    color: var(--text-2);
  }
  & [data-weight] > * {
    font-weight: 600;
    color: var(--text);
  }
  & [data-weight='main'] :is(th, td, small) {
    color: var(--accent);
  }
  & [data-weight='main'] td {
    font: 400 min(1.75rem, 10vw) / 1 var(--serif);
  }
`;
