import styled from 'styled-components';
import { media, VisuallyHidden } from '@site/design';
import { DataTable } from '@site/design/sheets';
import { useHost } from '@site/host';
import { businessGuide, overviewRows } from '../../content/business-guide';

/** The project in five rows; the number of households is set as the page's numeral. */
export function OverviewTable() {
  const { site } = useHost();
  return (
    <Table>
      <VisuallyHidden as="caption">{businessGuide.caption}</VisuallyHidden>
      <tbody>
        {overviewRows(site).map(({ term, value, isNumeral }) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{isNumeral ? <b>{value}</b> : value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled(DataTable)`
  & :is(th, td) {
    display: block;
    padding: 0;
    border: 0;
  }
  & tr {
    display: grid;
    padding-block: 1.15rem;
    border-bottom: var(--hair);
  }
  & th {
    font-size: var(--t-small);
    font-weight: 600;
    color: var(--accent);
  }
  & td {
    font-size: var(--t-body);
    line-height: 1.6;
  }
  & b {
    font: 300 2.5rem/1.3 var(--serif);
    letter-spacing: -0.03em;
  }
  ${media.desktop} {
    & tr {
      grid-template-columns: 9.5rem 1fr;
      align-items: baseline;
      padding-block: 1.65rem;
    }
    & th {
      font-size: var(--t-ui);
    }
  }
`;
