import { menu, pathOf } from '@site/contract';
import { Icon, Plus } from '@site/design';
import { Link, useHost } from '@site/host';
import { frameText, landmarks } from '../../content/frame-texts';
import { useCurrentPath } from '../../routes/current-path';
import { Logo } from '../logo';
import { menuId } from './mobile-menu-popover';
import { MenuSheet } from './menu-sheet';
import { RouteLinks } from '../route-links';
import { TextSizeControl } from '../text-size/text-size-control';
import { useMenu } from './use-menu';

/** The full-screen menu on mobile: the registration link, then the six groups, one open at a time. */
export function MobileMenu() {
  const { site } = useHost();
  const ref = useMenu(useCurrentPath());
  return (
    <MenuSheet ref={ref} id={menuId} popover="auto" aria-label={landmarks.mobileMenu}>
      <div>
        <Logo />
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-controls={menuId}
          aria-expanded="true"
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
        // The visitor may have opened a group before hydration; React does not control it.
        <details key={id} name="menu" suppressHydrationWarning>
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
        <TextSizeControl name="text-size-menu" />
      </footer>
    </MenuSheet>
  );
}
