import styled from 'styled-components';

/** A table: ink line on top, hairlines between rows, no stripes, no vertical lines. Extend it to size columns. */
export const DataTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-top: 1px solid var(--text);
  font-size: var(--t-ui);
  & :is(th, td) {
    padding: 0.95rem 0;
    border-bottom: var(--hair);
    text-align: left;
    font-weight: 400;
  }
  & th {
    color: var(--text-2);
  }
`;
