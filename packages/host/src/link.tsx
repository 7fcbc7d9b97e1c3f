import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { hrefOf } from '@site/contract';
import { followByScript } from './follow-by-script';
import { useHost } from './host-context';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Decoded path of this site, with an optional `#fragment`. */
  readonly to: string;
}

/** A link that navigates without a page load after hydration. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { navigate } = useHost();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!rest.target) followByScript(event, () => navigate(to));
  };
  return <a {...rest} href={hrefOf(to)} onClick={handleClick} />;
}
