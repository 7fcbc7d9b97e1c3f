import styled from 'styled-components';

/** The page's one left edge: logo, headline, table and footer all stand in a Container. */
export const Container = styled.div`
  width: min(100% - 2 * var(--gutter), var(--wrap));
  margin-inline: auto;
`;
