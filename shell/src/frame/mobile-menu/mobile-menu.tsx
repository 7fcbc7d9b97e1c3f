import { menu, pathOf } from '@site/contract';
import { Icon, Plus } from '@site/design';
import { Link, useHost } from '@site/host';
import { frameText, landmarks } from '../../content/frame-texts';
import { Logo } from '../logo';
import { menuId } from './mobile-menu-popover';
import { MenuSheet } from './menu-sheet';
import { RouteLinks } from '../route-links';
import { TextSizeControl } from '../text-size/text-size-control';

/** The full-screen menu on mobile: the registration link, then the six groups, one open at a time. */
export function MobileMenu() {
  const { site } = useHost();
  return (
    <MenuSheet id={menuId} popover="auto" aria-label={landmarks.mobileMenu}>
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
    </MenuSheet>
  );
}
