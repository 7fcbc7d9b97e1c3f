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
      const { leavingPopup } = globalThis.siteBoot ?? {};
      // The traversal that removes the popup's entry would leave the new page.
      if (leavingPopup) void leavingPopup.then(() => go(path, options));
      else go(path, options);
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
