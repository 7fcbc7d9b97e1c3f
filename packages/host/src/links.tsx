import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { encodePath, hrefOf, isPlainClick, pathOf } from '@site/contract';
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
    // Handled already, or for a new tab.
    if (event.defaultPrevented || !isPlainClick(event) || rest.target) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={hrefOf(to)} onClick={handleClick} />;
}

export type RegistrationLinkProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'onClick'
>;

/**
 * Opens the registration popup. It is a link to the customer page, which the boot file intercepts by its attribute, also
 * before hydration. Without script, or if the remote is down, it works as a link.
 */
export function RegistrationLink(props: RegistrationLinkProps) {
  const { site } = useHost();
  return (
    <a
      {...props}
      href={encodePath(pathOf('customer', { site: site.key }))}
      data-registration=""
      aria-haspopup="dialog"
    />
  );
}
