import styled from 'styled-components';
import { DataTable, ScrollSheet } from '@site/design/sheets';
import { privacy } from '../../content/privacy';

/** The personal data with purpose and retention period. The law requires emphasis on the retention period. */
export function PurposeTable() {
  const { caption, columns, rows } = privacy.purposeTable;
  return (
    <>
      <h2 id="privacy-purposes">{caption}</h2>
      <ScrollSheet label={caption}>
        <Table aria-labelledby="privacy-purposes">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([kind, purpose, items, retention]) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td>{purpose}</td>
                <td>{items}</td>
                <td>
                  <strong>{retention}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollSheet>
    </>
  );
}

const Table = styled(DataTable)`
  line-height: 1.6;
  /* The sheet scrolls, so no column need be narrower than a word. */
  overflow-wrap: normal;
  & :is(th, td) {
    vertical-align: baseline;
    padding-right: var(--s-4);
  }
  & strong {
    font-weight: 600;
  }
`;
