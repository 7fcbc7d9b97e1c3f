import { registrationPopup } from '@site/contract';
import type { ExposeModule, Host } from '@site/host';
import type { OpenPopup } from '../../boot/boot-bridge';
import '../../boot/boot-bridge';
import { hydrateInOneTask } from '../../remotes/islands/hydrate-island';
import type { ModuleSource } from '../../remotes/module-source';
import { PopupBoundary } from './popup-boundary';
import { PopupTree } from './popup-tree';

/**
 * Hydrates the popup that the boot file opens: loads its code once an opener was touched, and hydrates the dialog, even
 * before the page below it. Until the code is loaded, the dialog works as plain HTML.
 */
export function hydratePopups(source: ModuleSource, host: Host): void {
  const boot = globalThis.siteBoot;
  if (!boot) return;
  const hydrated = new WeakSet<OpenPopup>();
  const hydrateOpenPopup = async () => {
    try {
      const module = await source.read(registrationPopup);
      const { popup } = boot;
      if (!popup || hydrated.has(popup)) return;
      hydrated.add(popup);
      hydrate(popup, module, hostOfPopup(host, popup));
    } catch {
      // The popup stays plain HTML; opening it again is the next attempt.
    }
  };
  boot.onPopup = () => void hydrateOpenPopup();
  if (boot.isRegistrationWanted) boot.onPopup();
}

function hydrate({ root, closed, setHydrated }: OpenPopup, module: ExposeModule, host: Host) {
  // In one task, as an island: what others have changed in the dialog is undone for React and made again.
  const react = hydrateInOneTask(
    root,
    <PopupBoundary root={root}>
      <PopupTree module={module} host={host} onOpen={setHydrated} />
    </PopupBoundary>,
  );
  closed.addEventListener('abort', () => react.unmount());
}

/** @returns the page's host for content of the popup: navigation closes the popup */
function hostOfPopup(host: Host, { root, finishClosing }: OpenPopup): Host {
  return {
    ...host,
    navigate(path, options) {
      root.querySelector('dialog')?.close();
      finishClosing();
      host.navigate(path, options);
    },
  };
}
