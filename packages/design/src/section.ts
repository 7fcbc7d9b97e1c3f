import styled, { css } from 'styled-components';
import { darkSurface } from './surface';

interface SectionProps {
  /** Default: paper. `dark` also makes text, rules, notes and focus rings inside it light. */
  readonly $surface?: 'paper' | 'mist' | 'dark';
  /** Less space at the top, for section pages with a banner above. */
  readonly $tight?: boolean;
}

/** A horizontal band of the page with the site's vertical spacing; put a Container inside. */
export const Section = styled.section<SectionProps>`
  padding-block: ${({ $tight }) =>
    $tight ? 'var(--section-tight) var(--section)' : 'var(--section)'};
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

/** Gives all content of the page one left edge and width: logo, headlines, tables and footer are in a Container. */
export const Container = styled.div`
  width: min(100% - 2 * var(--gutter), var(--wrap));
  margin-inline: auto;
`;
