import styled, { keyframes } from 'styled-components';
import { menu, pathOf } from '@site/contract';
import { Icon, Plus } from '@site/design';
import { Link, useHost } from '@site/host';
import { frameText, landmarks } from '../../content/frame-texts';
import { Logo } from '../logo';
import { menuId } from './mobile-menu-popover';
import { RouteLinks } from '../route-links';
import { TextSizeControl } from '../text-size/text-size-control';

/** The full-screen menu on mobile: the registration link, then the six groups, one open at a time. */
export function MobileMenu() {
  const { site } = useHost();
  return (
    <Sheet id={menuId} popover="auto" aria-label={landmarks.mobileMenu}>
      <div>
        <Logo />
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-controls={menuId}
          aria-label={frameText.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <Link to={pathOf('customer', { site: site.key })}>
        {frameText.reservation}
        <Icon name="arrow-right" />
      </Link>
      {menu.map(({ id, label, routeIds }) => (
        <details key={id} name="menu">
          <summary>
            {label}
            <Plus />
          </summary>
          <ul>
            <RouteLinks routeIds={routeIds} />
          </ul>
        </details>
      ))}
      <footer>
        <a href={site.phone.href}>
          <Icon name="phone" />
          {site.phone.display}
          <small>{site.phone.hours}</small>
        </a>
        <TextSizeControl place="menu" />
      </footer>
    </Sheet>
  );
}

const slideIn = keyframes`
  from { transform: translateX(24px); opacity: 0; }
`;

/** GlobalStyle hides it while closed. Children: top row, link, groups, footer. */
const Sheet = styled.nav`
  position: fixed;
  inset: 0;
  z-index: 60;
  flex-direction: column;
  width: 100%;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 var(--gutter);
  border: 0;
  background: var(--paper);
  color: var(--ink-900);
  overflow-y: auto;
  overscroll-behavior: contain;
  animation: ${slideIn} var(--mid) var(--ease);
  &:popover-open {
    display: flex;
  }
  &[data-open] {
    display: flex;
  }
  @media (hover: hover) {
    html:has(&:popover-open) {
      overflow: hidden;
    }
    html:has(&[data-open]) {
      overflow: hidden;
    }
  }
  /*
   * On a touch screen the lock above would lay out the whole page before the menu is painted. There overscroll-behavior
   * keeps the page still, which needs a sheet that scrolls: by one pixel at least.
   */
  @media (hover: none) {
    &::before {
      content: '';
      position: absolute;
      top: 0;
      width: 1px;
      height: calc(100% + 1px);
      pointer-events: none;
    }
  }
  & > * {
    flex: none;
  }
  & > div {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: 4rem;
    margin-bottom: var(--s-3);
    background: var(--paper);
  }
  & > div > button {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    margin-right: -12px;
  }
  & > a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.75rem;
    margin-bottom: var(--s-2);
    padding-inline: var(--s-5);
    border-radius: var(--r-1);
    background: var(--ink-900);
    color: var(--lamp);
    font-size: 1.125rem;
    font-weight: 600;
  }
  & > details {
    border-bottom: var(--hair);
  }
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.625rem;
    font: 400 1.3125rem/1.3 var(--serif);
    letter-spacing: var(--track-serif);
  }
  & [open] > summary {
    color: var(--bronze-700);
  }
  & ul {
    padding-bottom: var(--s-4);
  }
  & ul:has(> :nth-child(5)) {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  & li > a {
    display: flex;
    align-items: center;
    min-height: 3rem;
  }
  & [aria-current] {
    font-weight: 600;
  }
  & > footer {
    margin: auto calc(-1 * var(--gutter)) 0;
    padding: var(--s-4) var(--gutter) calc(var(--s-4) + env(safe-area-inset-bottom));
    background: var(--mist);
  }
  & > footer > a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--s-3);
    min-height: var(--hit);
    font-size: 1.75rem;
    font-weight: 600;
    line-height: 1.2;
  }
  /* Without script two controls cannot stay in sync; then only the footer's is shown. */
  @media (scripting: none) {
    & fieldset {
      display: none;
    }
  }
  & small {
    font-size: var(--t-note);
    font-weight: 400;
    color: var(--text-2);
  }
`;
