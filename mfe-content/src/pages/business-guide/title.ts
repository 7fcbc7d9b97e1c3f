import styled from 'styled-components';
import { media } from '@site/design';

/** Heading of a part below the table. */
export const Title = styled.h3`
  margin-top: var(--s-8);
  font: 400 var(--t-h3) / 1.4 var(--serif);
  letter-spacing: var(--track-serif);
  ${media.desktop} {
    margin-top: 6rem;
  }
`;
