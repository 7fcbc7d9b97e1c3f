import styled from 'styled-components';
import { media } from './media';

/** The column of a form: fields, notice, button. */
export const Form = styled.form`
  display: grid;
  gap: var(--s-5);
`;

/** Two fields side by side from 901 px. */
export const FieldPair = styled.div`
  display: grid;
  gap: var(--s-5);
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
