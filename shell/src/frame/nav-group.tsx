import { useState } from 'react';
import { pathOf, type MenuGroup } from '@site/contract';
import { Eyebrow } from '@site/design';
import { Link } from '@site/host';
import { NavPanel } from './nav-panel';
import { PanelPicture } from './panel-picture';
import { RouteLinks } from './route-links';

interface NavGroupProps {
  readonly group: MenuGroup;
  readonly isCurrent: boolean;
  /** The pointer or the focus has come in. */
  readonly onEnter: () => void;
}

/** A group's name, itself a link to its first page, and the panel below it. */
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
