import { matchRoute, menu, subMenus, type MenuGroup } from '@site/contract';
import { landmarks } from '../../content/frame-texts';
import { useCurrentPath } from '../../routes/current-path';
import { HeaderNavList } from './header-nav-list';
import { NavGroup } from './nav-group';
import { useDismissal } from './use-dismissal';

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

/** Pages that are not in the menu belong to the group with the label of their sub-menu. */
function isGroupOf(group: MenuGroup, path: string): boolean {
  const subMenu = matchRoute(path)?.route.subMenu;
  return subMenu !== undefined && subMenus[subMenu].label === group.label;
}
