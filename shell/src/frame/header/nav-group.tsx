import { useState } from 'react';
import { pathOf, type MenuGroup } from '@site/contract';
import { Eyebrow, Picture } from '@site/design';
import { Link } from '@site/host';
import { menuPictures } from '../../content/pictures';
import { NavPanel } from './nav-panel';
import { RouteLinks } from '../route-links';

interface NavGroupProps {
  readonly group: MenuGroup;
  readonly isCurrent: boolean;
  /** Called when the pointer or the focus enters the group. */
  readonly onEnter: () => void;
}

/** A group's label, which links to its first page, and the panel below it. */
export function NavGroup({ group, isCurrent, onEnter }: NavGroupProps) {
  const [wasEntered, setEntered] = useState(false);
  const { label, eyebrow, routeIds } = group;
  const handleEnter = () => {
    setEntered(true);
    onEnter();
  };
  return (
    <li onPointerEnter={handleEnter} onFocus={handleEnter}>
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
        {wasEntered && <PanelPicture groupId={group.id} />}
      </NavPanel>
    </li>
  );
}

/** Rendered only after the group was entered, so that a page view does not load it. */
function PanelPicture({ groupId }: { readonly groupId: string }) {
  const picture = menuPictures[groupId];
  if (!picture) return null;
  return (
    <figure>
      <Picture image={picture.image} />
      <figcaption>{picture.caption}</figcaption>
    </figure>
  );
}
