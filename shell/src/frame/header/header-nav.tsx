import { useEffect, useRef, useState } from 'react';
import { isPlainClick, matchRoute, menu, subMenus, type MenuGroup } from '@site/contract';
import { landmarks } from '../../content/frame-texts';
import { useCurrentPath } from '../../routes/current-path';
import { HeaderNavList } from './header-nav-list';
import { NavGroup } from './nav-group';

/** The six groups of the desktop header. CSS opens and closes their panels; script only dismisses them. */
export function HeaderNav() {
  const path = useCurrentPath();
  const { ref, isDismissed, allow } = useDismissal();
  return (
    <HeaderNavList
      ref={ref}
      aria-label={landmarks.header}
      data-dismissed={isDismissed ? '' : undefined}
    >
      <ul>
        {menu.map((group) => (
          <NavGroup
            key={group.id}
            group={group}
            isCurrent={isGroupOf(group, path)}
            onEnter={allow}
          />
        ))}
      </ul>
    </HeaderNavList>
  );
}

/**
 * Dismisses a menu that CSS opens on hover: on Escape, wherever the focus is (WCAG 1.4.13), and when a link in it is
 * followed. It stays closed until the pointer or the focus enters a group again.
 * @returns the ref for the menu, whether it is dismissed, and a function to allow it again
 */
function useDismissal() {
  const ref = useRef<HTMLElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const dismiss = () => {
      // The focus would be lost with the panel, so it moves to the group's own link.
      const group = ref.current?.querySelector(':scope > ul > li:focus-within');
      group?.querySelector('a')?.focus();
      setDismissed(true);
    };
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss();
    };
    const dismissOnClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (ref.current?.contains(link) && isPlainClick(event)) dismiss();
    };
    // Captured: events in boundaries that are not hydrated do not bubble (shell/src/remotes/hydration/early-events.ts).
    document.addEventListener('keydown', dismissOnEscape, true);
    document.addEventListener('click', dismissOnClick, true);
    return () => {
      document.removeEventListener('keydown', dismissOnEscape, true);
      document.removeEventListener('click', dismissOnClick, true);
    };
  }, []);
  return { ref, isDismissed, allow: () => setDismissed(false) };
}

/** Pages that are not in the menu belong to the group with the label of their sub-menu. */
function isGroupOf(group: MenuGroup, path: string): boolean {
  const subMenu = matchRoute(path)?.route.subMenu;
  return subMenu !== undefined && subMenus[subMenu].label === group.label;
}
