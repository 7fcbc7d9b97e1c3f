import styled from 'styled-components';
import { VisuallyHidden } from '@site/design';
import { DataTable } from '@site/design/sheets';
import { householdCount } from '../../content/household-count';
import {
  buildingName,
  floorCount,
  floorRange,
  householdLayout,
  lineName,
} from '../../content/household-layout';
import {
  buildings,
  householdsInAll,
  householdsOfBuilding,
  lineCount,
  topFloor,
} from '../../content/household-ranges';

const lineIndexes = Array.from({ length: lineCount }, (_, i) => i);

/** Lines, floors and types of every building, with the number of households. */
export function HouseholdTable() {
  const { caption, building, floors, households, total } = householdLayout.table;
  return (
    <Table>
      <VisuallyHidden as="caption">
        {caption}. {householdLayout.ground}
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{building}</th>
          <th scope="col">{floors}</th>
          {lineIndexes.map((i) => (
            <th key={i} scope="col">
              {lineName(i)}
            </th>
          ))}
          <th scope="col">{households}</th>
        </tr>
      </thead>
      <tbody>
        {buildings.map((each) => (
          <tr key={each.number}>
            <th scope="row">{buildingName(each)}</th>
            <td>{floorCount(topFloor(each))}</td>
            {lineIndexes.map((i) => {
              const line = each.lines[i];
              return (
                <td key={i}>
                  {line && (
                    <>
                      <b>{line.type}</b> {floorRange(line)}
                    </>
                  )}
                </td>
              );
            })}
            <td>{householdCount(householdsOfBuilding(each))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2 + lineCount}>
            {total}
          </th>
          <td>{householdCount(householdsInAll)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

const Table = styled(DataTable)`
  white-space: nowrap;
  & :is(th, td) {
    padding-right: var(--s-4);
  }
  & :is(th, td):last-child {
    padding-right: 0;
    text-align: right;
    font-weight: 600;
    color: var(--text);
  }
  & b {
    margin-right: 0.35em;
    font: 400 1.125em/1 var(--serif);
    letter-spacing: -0.02em;
  }
  & td {
    color: var(--text-2);
  }
  & :is(tbody th, tfoot th, b) {
    color: var(--text);
    font-weight: 600;
  }
`;
