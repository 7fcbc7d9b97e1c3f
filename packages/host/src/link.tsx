import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { encodePath } from '@site/contract';
import { useHost } from './host-context';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Decoded path of this site, with an optional `#fragment`. */
  readonly to: string;
}

/** A real link that becomes a navigation without page load once the page is alive. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { navigate } = useHost();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={toHref(to)} onClick={handleClick} />;
}

function toHref(to: string): string {
  const [path = '', fragment] = to.split('#', 2);
  return encodePath(path) + (fragment === undefined ? '' : `#${encodeURIComponent(fragment)}`);
}

/** A click that the visitor meant for this tab. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
