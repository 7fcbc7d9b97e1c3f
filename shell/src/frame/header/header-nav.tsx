import { menu } from '@site/contract';
import { landmarks } from '../../content/frame-texts';
import { useCurrentPath } from '../../routes/current-path';
import { currentGroup } from '../mark-current-links';
import { HeaderNavList } from './header-nav-list';
import { NavGroup } from './nav-group';
import { PanelPictures } from './panel-pictures';

/** The six groups of the desktop header. CSS opens and closes their panels; script only dismisses them (dismiss-nav.ts). */
export function HeaderNav() {
  const current = currentGroup(useCurrentPath());
  return (
    <HeaderNavList aria-label={landmarks.header}>
      <ul>
        {menu.map((group) => (
          <NavGroup key={group.id} group={group} isCurrent={group.label === current} />
        ))}
      </ul>
      <PanelPictures />
    </HeaderNavList>
  );
}
