import styled from 'styled-components';
import type { UnitType } from '@site/contract';
import { media, VisuallyHidden } from '@site/design';
import { DataTable } from '@site/design/sheets';
import { comparisonCaption, comparisonTexts } from '../../content/comparison-texts';
import { typeName } from '../../content/type-texts';
import type { ComparedRow } from './compare-types';

export interface ComparisonTableProps {
  readonly types: readonly [UnitType, UnitType];
  readonly facts: readonly ComparedRow[];
  readonly rooms: readonly ComparedRow[];
}

/** The names of the types stay in view while the table is read. A difference is marked in words, weight and colour. */
export function ComparisonTable({ types, facts, rooms }: ComparisonTableProps) {
  return (
    <Fit>
      <Table>
        <VisuallyHidden as="caption">{comparisonCaption(...types)}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{comparisonTexts.term}</th>
            {types.map((type) => (
              <th key={type} scope="col">
                {typeName(type)}
              </th>
            ))}
          </tr>
        </thead>
        <Group title={comparisonTexts.areasAndHouseholds} rows={facts} />
        <Group title={comparisonTexts.rooms} rows={rooms} />
      </Table>
    </Fit>
  );
}

function Group({ title, rows }: { title: string; rows: readonly ComparedRow[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {title}
        </th>
      </tr>
      {rows.map(({ term, cells, isSame }) => (
        <tr key={term}>
          <th scope="row">
            {term}
            {isSame && <small>{comparisonTexts.same}</small>}
          </th>
          {cells.map(({ text, more }, index) => (
            <td key={index} data-more={more && ''}>
              {text}
              {more && <small>{more}</small>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const Fit = styled.div`
  container-type: inline-size;
`;

const Table = styled(DataTable)`
  table-layout: fixed;
  /* Collapsed borders would not move with the sticky cells. */
  border-collapse: separate;
  border-spacing: 0;
  margin-top: var(--s-7);
  border-top: 0;
  & :is(th, td) {
    padding-left: var(--s-4);
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & :is(th:first-child) {
    /* Its longest term has six syllables. */
    width: 6.5em;
    padding-left: 0;
    font-size: min(var(--t-ui), 7vw);
  }
  & thead th {
    position: sticky;
    top: var(--header-h);
    z-index: 1;
    background: var(--paper);
    border-bottom: 1px solid var(--text);
    font-weight: 600;
    color: var(--text);
  }
  & [scope='rowgroup'] {
    padding-top: var(--s-6);
    font-weight: 600;
    color: var(--text);
  }
  & small {
    display: block;
    font-size: var(--t-note);
    font-weight: 400;
    color: var(--text-3);
  }
  & [data-more] {
    font-weight: 600;
    box-shadow: inset 3px 0 var(--bronze-500);
  }
  & [data-more] small {
    font-weight: 600;
    color: var(--accent);
  }
  /* Large text on a phone: each term is above its two figures, which need half of the width. */
  @container (width < 15rem) {
    & tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    & :is(th, td) {
      padding-left: 0.5rem;
    }
    & th:first-child {
      grid-column: 1 / -1;
      width: auto;
    }
    & tbody th {
      padding-bottom: 0;
      border-bottom: 0;
    }
    & thead th:first-child {
      display: none;
    }
  }
  ${media.desktop} {
    & td {
      font-size: 1.125rem;
    }
  }
  @media print {
    & thead th {
      position: static;
    }
  }
`;
