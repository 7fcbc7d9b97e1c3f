import styled from 'styled-components';

/** The element around a remote's HTML; it does not take part in the layout. */
export const BoundaryRoot = styled.div`
  display: contents;
`;
