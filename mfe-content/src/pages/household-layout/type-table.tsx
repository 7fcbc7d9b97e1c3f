import styled from 'styled-components';
import { VisuallyHidden } from '@site/design';
import { DataTable } from '@site/design/sheets';
import { householdCount } from '../../content/household-count';
import { householdLayout } from '../../content/household-layout';
import { householdsInAll, householdsOfType } from '../../content/household-ranges';
import { unitTypes } from '../../content/unit-types';

/** The same households, counted by type. */
export function TypeTable() {
  const { byType, type: typeLabel, households, total } = householdLayout.table;
  return (
    <Table>
      <VisuallyHidden as="caption">{byType}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{typeLabel}</th>
          <th scope="col">{households}</th>
        </tr>
      </thead>
      <tbody>
        {unitTypes.map(({ type, area }) => (
          <tr key={type}>
            <th scope="row">
              <b>{type}</b> {area}
            </th>
            <td>{householdCount(householdsOfType(type))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td>{householdCount(householdsInAll)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

const Table = styled(DataTable)`
  max-width: 40rem;
  margin-top: var(--s-5);
  & :is(th, td):last-child {
    text-align: right;
    font-weight: 600;
  }
  & td {
    white-space: nowrap;
  }
  & b {
    display: inline-block;
    min-width: 3.5rem;
    font: 400 1.25rem/1 var(--serif);
    color: var(--text);
  }
  & tfoot th {
    font-weight: 600;
    color: var(--text);
  }
`;
