import styled from 'styled-components';

/** Prevents line breaks that keep-all still allows: after ")" and after a hyphen. */
export const NoBreak = styled.span`
  white-space: nowrap;
`;
