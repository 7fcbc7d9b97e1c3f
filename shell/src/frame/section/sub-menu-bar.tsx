import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { subMenus, type RouteEntry } from '@site/contract';
import { media, scrollShadow } from '@site/design';
import { landmarks } from '../../content/frame-texts';
import { RouteLinks } from '../route-links';
import { ShareItem } from './share/share-item';

/**
 * Links to the pages of a section, and the button that shares this one. On mobile the bar scrolls sideways; a shadow at an
 * end indicates more links.
 */
export function SubMenuBar({ route }: { readonly route: RouteEntry }) {
  const bar = useRef<HTMLElement>(null);
  const shown = useRef<RouteEntry>(undefined);
  useEffect(() => {
    // The visitor may have scrolled the bar before hydration.
    const isScrolledBefore = !shown.current && bar.current?.scrollLeft !== 0;
    shown.current = route;
    if (bar.current && !isScrolledBefore) bringIntoView(bar.current);
  }, [route]);
  if (!route.subMenu) return null;
  return (
    <Bar
      ref={bar}
      aria-label={landmarks.subMenu}
      onFocus={({ target }) => {
        // Browsers may leave it below the button. A link that is pressed must stay under the finger.
        if (target.matches('a:focus-visible'))
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }}
    >
      <ul>
        <RouteLinks routeIds={subMenus[route.subMenu].routeIds} />
        {route.indexed && <ShareItem key={route.id} />}
      </ul>
    </Bar>
  );
}

/** Scrolls only the bar: scrollIntoView could scroll the page. */
function bringIntoView(bar: HTMLElement): void {
  const current = bar.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2;
}

const Bar = styled.nav`
  border-bottom: var(--hair);
  --scroll-end: 4rem;
  scroll-padding-inline-end: var(--scroll-end);
  ${scrollShadow}
  scrollbar-width: none;
  & > ul {
    display: flex;
    width: max-content;
    min-width: 100%;
    padding-inline: calc(var(--gutter) - 1rem);
  }
  /* The button stays in view while the links scroll below it; the shadow ends where it begins. */
  & [data-share] {
    position: sticky;
    right: 0;
    display: flex;
    justify-content: end;
    min-width: var(--scroll-end);
    margin-left: auto;
    background: var(--paper);
  }
  /* Script sets the attribute before the first frame; (scripting: none) is unknown to Safari 16.4 and Chrome 111. */
  html:not([data-text-size]) & [data-share] {
    display: none;
  }
  & :is(a, button) {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 3.75rem;
    padding-inline: 1rem;
    font-size: var(--t-ui);
    color: var(--text-2);
    white-space: nowrap;
  }
  & a:is(:hover, [aria-current]) {
    color: var(--text);
  }
  & [aria-current] {
    font-weight: 600;
  }
  & [aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 1rem 0;
    /* A contrast theme draws borders, but no background. */
    border-bottom: 2px solid var(--bronze-500);
  }
  & :focus-visible {
    outline-offset: -4px;
  }
  ${media.desktop} {
    & > ul {
      width: min(100% - 2 * var(--gutter) + 2rem, var(--wrap) + 2rem);
      min-width: 0;
      margin-inline: auto;
      padding: 0;
    }
    & :is(a, button) {
      min-height: 4.5rem;
    }
  }
`;
