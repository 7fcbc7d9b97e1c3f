import { pathOf, routeById } from '@site/contract';
import { Link, useHost } from '@site/host';
import { useCurrentPath } from '../routes/current-path';
import { currentMark } from './current-mark';

interface RouteLinksProps {
  readonly routeIds: readonly string[];
  /** Says a route's heading instead of its label, where no group stands above that explains the label. */
  readonly isSpelledOut?: boolean;
}

/** The routes of a menu as list items; put them into a list. */
export function RouteLinks({ routeIds, isSpelledOut = false }: RouteLinksProps) {
  const current = useCurrentPath();
  const { site } = useHost();
  return routeIds.map((id) => {
    const { label, heading } = routeById(id);
    const path = pathOf(id, { site: site.key });
    return (
      <li key={id}>
        <Link to={path} aria-current={currentMark(current, path)}>
          {isSpelledOut ? (heading ?? label) : label}
        </Link>
      </li>
    );
  });
}
