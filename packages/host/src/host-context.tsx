import { createContext, useContext, type ReactNode } from 'react';
import { defaultSite, type SiteFacts } from '@site/contract';

/**
 * Functions and facts that never change while a tab lives. Constant on purpose: a changed context value above a
 * region that is not hydrated yet would make React drop that region's HTML (docs/decisions/0004).
 */
export interface Host {
  readonly site: SiteFacts;
  /** Goes to a decoded path of this site without a page load. `replace` leaves no history entry. */
  readonly navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Opens the registration popup; where it cannot come up in time, the customer page opens instead. */
  readonly openRegistration: () => void;
}

/** Outside any host, links stay links: a remote rendered alone must still work. */
const plainPage: Host = {
  site: defaultSite,
  navigate: (path, options) => {
    if (options?.replace) globalThis.location.replace(path);
    else globalThis.location.assign(path);
  },
  openRegistration: () => globalThis.location.assign(`/${defaultSite.key}/customer`),
};

const HostContext = createContext<Host>(plainPage);

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>;
}

/** @returns the page's host; a constant object, safe to leave out of effect dependencies. */
export function useHost(): Host {
  return useContext(HostContext);
}
