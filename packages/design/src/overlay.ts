import styled from 'styled-components';

/** Covers the page while something opens; contains LoadingDots, a message and a way to cancel. Callers set roles. */
export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 90;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-5);
  padding: var(--gutter);
  background: rgb(251 250 247 / 0.95);
  font-size: var(--t-lead);
`;
