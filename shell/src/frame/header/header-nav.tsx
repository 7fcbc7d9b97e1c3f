import styled from 'styled-components';
import { menu, pathOf, type MenuGroup } from '@site/contract';
import { Eyebrow, media } from '@site/design';
import { Link } from '@site/host';
import { landmarks } from '../../content/frame-texts';
import { useCurrentPath } from '../../routes/current-path';
import { currentGroup } from '../mark-current-links';
import { RouteLinks } from '../route-links';
import { NavPanel } from './nav-panel';
import { PanelPictures } from './panel-pictures';

/** The six groups of the desktop header. CSS opens and closes their panels; script only dismisses them (dismiss-nav.ts). */
export function HeaderNav() {
  const current = currentGroup(useCurrentPath());
  return (
    <Nav aria-label={landmarks.header}>
      <ul>
        {menu.map((group) => (
          <NavGroup key={group.id} group={group} isCurrent={group.label === current} />
        ))}
      </ul>
      <PanelPictures />
    </Nav>
  );
}

interface NavGroupProps {
  readonly group: MenuGroup;
  readonly isCurrent: boolean;
}

/** A group's label, which links to its first page, and the panel below it. */
function NavGroup({ group, isCurrent }: NavGroupProps) {
  const { label, eyebrow, routeIds } = group;
  return (
    <li>
      <Link to={pathOf(routeIds[0] ?? 'home')} aria-current={isCurrent ? 'true' : undefined}>
        {label}
      </Link>
      <NavPanel data-closed="">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <strong>{label}</strong>
        </div>
        <ul>
          <RouteLinks routeIds={routeIds} />
        </ul>
      </NavPanel>
    </li>
  );
}

const Nav = styled.nav`
  display: none;
  ${media.desktop} {
    display: block;
    height: 100%;
    margin-inline: auto;
    & > ul {
      display: flex;
      height: 100%;
    }
    & > ul > li > a {
      position: relative;
      display: flex;
      align-items: center;
      height: 100%;
      padding-inline: clamp(0.4rem, 1.1vw, 1.4rem);
      font-size: min(1.0625rem, 0.6vw + 9.5px);
      font-weight: 600;
      white-space: nowrap;
    }
    & > ul > li > a::after {
      content: '';
      position: absolute;
      inset: auto clamp(0.4rem, 1.1vw, 1.4rem) 0;
      /* A contrast theme draws borders, but no background. */
      border-bottom: 2px solid var(--bronze-500);
      transform: scaleX(0);
      transition: transform var(--mid) var(--ease);
    }
    & > ul > li:is(:hover, :focus-within) > a::after,
    & > ul > li > [aria-current]::after {
      transform: none;
    }
    /* Panels are closed, also before their own styles are loaded. */
    & > ul > li > div {
      position: absolute;
      visibility: hidden;
    }
  }
`;
