import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { subMenus, type RouteEntry } from '@site/contract';
import { media } from '@site/design';
import { island } from '@site/host';
import { landmarks } from '../../content/frame-texts';
import { RouteLinks } from '../route-links';
import { ShareItem } from './share/share-item';

/**
 * Links to the pages of a section, and the button that shares this one. On mobile the bar scrolls sideways, from the current
 * page on, and fades to paper at both ends.
 */
export function SubMenuBar({ route }: { readonly route: RouteEntry }) {
  if (!route.subMenu) return null;
  return (
    <Bar aria-label={landmarks.subMenu}>
      <ul>
        <RouteLinks routeIds={subMenus[route.subMenu].routeIds} />
        {route.indexed && <ShareItem key={route.id} />}
      </ul>
      <SubMenuScroll routeId={route.id} />
    </Bar>
  );
}

/** Scrolls the bar around it to the current page's link, and focused links into view. */
export const SubMenuScroll = island(
  'sub-menu-scroll',
  function SubMenuScroll({ routeId }: { readonly routeId: string }) {
    const place = useRef<HTMLSpanElement>(null);
    const shownId = useRef('');
    useEffect(() => {
      const bar = place.current?.closest('nav');
      if (!bar) return undefined;
      // The visitor may have scrolled the bar before hydration.
      const isScrolledBefore = !shownId.current && bar.scrollLeft !== 0;
      shownId.current = routeId;
      if (!isScrolledBefore) bringIntoView(bar);
      const handleFocus = ({ target }: FocusEvent) => {
        // Browsers may leave it below the button. A link that is pressed must stay under the finger.
        if (target instanceof Element && target.matches('a:focus-visible'))
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      };
      bar.addEventListener('focusin', handleFocus);
      return () => bar.removeEventListener('focusin', handleFocus);
    }, [routeId]);
    return <span ref={place} hidden />;
  },
);

/** Scrolls only the bar: scrollIntoView could scroll the page. */
function bringIntoView(bar: HTMLElement): void {
  const current = bar.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2;
}

const Bar = styled.nav`
  border-bottom: var(--hair);
  --scroll-end: 4rem;
  scroll-padding-inline: var(--gutter) var(--scroll-end);
  overflow-x: auto;
  mask: linear-gradient(90deg, #0000, #000 var(--gutter));
  scrollbar-width: none;
  & > ul {
    display: flex;
    width: max-content;
    min-width: 100%;
    padding-inline: calc(var(--gutter) - 1rem);
  }
  & [data-share]::before {
    content: '';
    position: absolute;
    inset: 0 100% 0 auto;
    width: 2rem;
    background: linear-gradient(270deg, var(--paper), #0000);
    pointer-events: none;
  }
  /* The button stays in view while the links scroll below it. */
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
    scroll-initial-target: nearest;
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
