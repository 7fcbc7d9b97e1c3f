import type { AnchorHTMLAttributes } from 'react';
import { encodePath, pathOf } from '@site/contract';
import { followByScript } from './follow-by-script';
import { useHost } from './host-context';

export type RegistrationLinkProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'onClick'
>;

/**
 * Opens the registration popup. It is a link to the customer page, which the boot file intercepts by its attribute, also
 * before hydration. On another host the click calls its `openRegistration`. Without script, or if the remote is down, it
 * works as a link.
 */
export function RegistrationLink(props: RegistrationLinkProps) {
  const { site, openRegistration } = useHost();
  return (
    <a
      {...props}
      href={encodePath(pathOf('customer', { site: site.key }))}
      data-registration=""
      onClick={(event) => followByScript(event, openRegistration)}
      aria-haspopup="dialog"
    />
  );
}
