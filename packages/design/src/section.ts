import styled, { css } from 'styled-components';
import { darkSurface } from './surface';

interface SectionProps {
  /** `dark` also turns text, rules, notes and focus inside it light. Without it: paper. */
  readonly $surface?: 'paper' | 'mist' | 'dark';
  /** The smaller upper air of section pages, where the head's picture stands above. */
  readonly $tight?: boolean;
}

/** A horizontal band of the page with the site's breathing room; put a Container inside. */
export const Section = styled.section<SectionProps>`
  padding-block: ${({ $tight }) =>
    $tight ? 'clamp(3.5rem, 2.2rem + 5vw, 7rem) var(--section)' : 'var(--section)'};
  ${({ $surface }) =>
    $surface === 'mist' &&
    css`
      background: var(--mist);
    `}
  ${({ $surface }) =>
    $surface === 'dark' &&
    css`
      ${darkSurface}
      background: var(--ink-900);
    `}
`;
