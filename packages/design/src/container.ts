import styled from 'styled-components';

/** Gives all content of the page one left edge and width: logo, headlines, tables and footer are in a Container. */
export const Container = styled.div`
  width: min(100% - 2 * var(--gutter), var(--wrap));
  margin-inline: auto;
`;
