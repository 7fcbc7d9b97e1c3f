import styled from 'styled-components';
import { formTexts } from '../content/form-texts';

/** Above the fields of every form that asks for a visit: what happens after it is sent, and what the asterisk means. */
export function FormIntro() {
  return (
    <div>
      <p>{formTexts.next}</p>
      <RequiredNote />
    </div>
  );
}

export function RequiredNote() {
  return <Note>{formTexts.requiredNote}</Note>;
}

const Note = styled.p`
  font-size: var(--t-small);
  color: var(--text-2);
`;
