import type { AnchorHTMLAttributes } from 'react';
import { encodePath, pathOf } from '@site/contract';
import { useHost } from './host-context';

export type RegistrationLinkProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'onClick'
>;

/**
 * Opens the registration popup. It is a link to the customer page that the boot file catches by its
 * attribute, on every page and also before hydration; with script or remote dead the link still works.
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
