import { pathOf, routeById } from '@site/contract';
import { Link, useHost } from '@site/host';
import { useCurrentPath } from '../routes/current-path';

interface RouteLinksProps {
  readonly routeIds: readonly string[];
  /** Shows headings instead of labels, for lists without a group name that explains the labels. */
  readonly isSpelledOut?: boolean;
}

/** Links to routes as list items; put them into a list. */
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

/**
 * @param path decoded canonical path of the current page
 * @param target decoded canonical path of a link
 * @returns aria-current of the link: "page" for the current page, "true" for its ancestors (the press list of an article)
 */
export function currentMark(path: string, target: string): 'page' | 'true' | undefined {
  if (path === target) return 'page';
  return target !== '/' && path.startsWith(`${target}/`) ? 'true' : undefined;
}
