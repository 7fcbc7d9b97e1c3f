import styled from 'styled-components';

/** The buttons of an article form, after what was saved last. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4);
`;

export const Saved = styled.p`
  flex: 1 1 8rem;
  font-size: var(--t-small);
  color: var(--text-2);
  &:empty {
    display: none;
  }
`;
