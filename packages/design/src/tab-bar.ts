import styled, { css } from 'styled-components';

const chosen = css`
  color: var(--text);
  box-shadow: inset 0 -2px var(--bronze-500);
`;

/** The row of tabs above a hairline; in large text it becomes several rows, so that each tab is in view. */
export const TabBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  border-bottom: var(--hair);
`;

/** A tab: a link without JavaScript, an ARIA tab with it. Spread `usePanelTabs().tab(i)` into it. */
export const TabLink = styled.a`
  flex: 1 0 auto;
  min-width: 3.75rem;
  padding: 1rem 0.25rem 1.05rem;
  text-align: center;
  font: 400 var(--t-h3) / 1.2 var(--serif);
  letter-spacing: -0.02em;
  color: var(--text-3);
  transition: color var(--fast);
  & small {
    margin-left: 1px;
    font: 400 0.8125rem/1 var(--sans);
    letter-spacing: 0;
  }
  &:hover {
    color: var(--text);
  }
  &:is([aria-selected='true'], [aria-current]) {
    ${chosen}
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  /* A contrast theme removes the shadow. */
  @media (forced-colors: active) {
    &:is([aria-selected='true'], [aria-current]) {
      text-decoration: underline 2px;
      text-underline-offset: 0.4em;
    }
  }
`;

/**
 * Contains one panel per tab. Before hydration it shows the panel that the URL fragment targets, otherwise the one that
 * `usePanelTabs` marks as first.
 */
export const TabPanels = styled.div`
  & > * {
    scroll-margin-top: calc(var(--header-h) + 5rem);
  }
  &:not([data-live]) > :not([data-first], :target) {
    display: none;
  }
  /* Its own rule: one unknown selector invalidates a list, and :has() is unknown to Firefox before 121. */
  &:not([data-live]):has(> :target) > :not(:target) {
    display: none;
  }
`;

const linkedPanels = '> [data-panels]:not([data-live])';
const tabOfLinkedPanel = [1, 2, 3, 4, 5]
  .map((n) => `&:has(${linkedPanels} > :nth-child(${n}):target) > ${TabBar} > :nth-child(${n})`)
  .join();

/**
 * Contains a TabBar and its TabPanels as direct children, so that without script the selected tab follows the URL
 * fragment (for up to five tabs, the maximum on the site).
 */
export const TabGroup = styled.div`
  &:has(${linkedPanels} > :target) > ${TabBar} > [aria-current] {
    color: var(--text-3);
    box-shadow: none;
  }
  ${tabOfLinkedPanel} {
    ${chosen}
  }
`;
