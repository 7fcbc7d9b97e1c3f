import { defaultSite, hrefOf, pathOf } from '@site/contract';
import { plainHost, type Host } from '@site/host';
import '../boot/boot-bridge';

type Navigate = Host['navigate'];

/** The constant object behind `useHost`, to which the router connects after hydration. */
export interface ShellHost extends Host {
  readonly connect: (navigate: Navigate) => void;
}

export function createShellHost(): ShellHost {
  let go = plainHost.navigate;
  return {
    site: defaultSite,
    navigate(path, options) {
      const start = () => go(path, options);
      const leaving = globalThis.siteBoot?.leavingPopup;
      // The traversal that removes the popup's entry would leave the new page.
      if (leaving) void leaving.then(start);
      else start();
    },
    openRegistration() {
      // The boot file has set it: it starts this code.
      globalThis.siteBoot?.requestRegistration(hrefOf(pathOf('customer')));
    },
    connect: (navigate) => {
      go = navigate;
    },
  };
}
