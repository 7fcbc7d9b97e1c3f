import styled from 'styled-components';

/** The small heading above a column of figures, with a dark line below it. */
export const FigureHeading = styled.h2`
  padding-bottom: var(--s-3);
  border-bottom: 1px solid var(--text);
  font-size: 1.125rem;
  font-weight: 600;
  & + * {
    border-top: 0;
  }
`;
