import { createContext, useContext, type ReactNode } from 'react';
import { defaultSite, hrefOf, pathOf, type SiteFacts } from '@site/contract';

/**
 * Functions and facts that never change during the lifetime of a page: islands have roots of their own and share them.
 */
export interface Host {
  readonly site: SiteFacts;
  /** Navigates to a decoded path of this site without a page load. `replace` replaces the history entry. */
  readonly navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Opens the registration popup, or the customer page if the popup is not available. */
  readonly openRegistration: () => void;
}

/** Navigates by page loads: for the shell until its router runs, and for a remote that is rendered without a provider. */
export const plainHost: Host = {
  site: defaultSite,
  navigate(path, options) {
    if (options?.replace) location.replace(hrefOf(path));
    else location.assign(hrefOf(path));
  },
  openRegistration() {
    location.assign(hrefOf(pathOf('customer')));
  },
};

const HostContext = createContext<Host>(plainHost);

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>;
}

/** @returns the page's host: a constant object, safe to omit from effect dependencies. */
export function useHost(): Host {
  return useContext(HostContext);
}
