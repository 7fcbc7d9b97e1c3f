import styled from 'styled-components';

/** Marks where a remote's HTML begins and ends; takes no part in the layout. */
export const BoundaryRoot = styled.div`
  display: contents;
`;
