import styled from 'styled-components';
import { formTexts } from '../content/form-texts';

/** Explains the asterisk, above the fields of every form. */
export function RequiredNote() {
  return <Note>{formTexts.requiredNote}</Note>;
}

const Note = styled.p`
  font-size: var(--t-small);
  color: var(--text-2);
`;
