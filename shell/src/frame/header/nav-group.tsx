import { pathOf, type MenuGroup } from '@site/contract';
import { Eyebrow } from '@site/design';
import { Link } from '@site/host';
import { RouteLinks } from '../route-links';
import { NavPanel } from './nav-panel';

interface NavGroupProps {
  readonly group: MenuGroup;
  readonly isCurrent: boolean;
}

/** A group's label, which links to its first page, and the panel below it. */
export function NavGroup({ group, isCurrent }: NavGroupProps) {
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
