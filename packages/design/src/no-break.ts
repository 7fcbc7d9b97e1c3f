import styled from 'styled-components';

/** Keeps words together where keep-all still breaks: after ")" and after a hyphen. */
export const NoBreak = styled.span`
  white-space: nowrap;
`;
