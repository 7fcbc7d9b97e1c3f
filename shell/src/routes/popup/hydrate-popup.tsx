import { registrationPopup } from '@site/contract';
import type { ExposeModule, Host } from '@site/host';
import type { OpenPopup } from '../../boot/boot-bridge';
import '../../boot/boot-bridge';
import { FailureBoundary } from '../../remotes/boundary/failure-boundary';
import { StaticSnapshot } from '../../remotes/boundary/static-snapshot';
import { hydrateInOneTask } from '../../remotes/islands/hydrate-island';
import type { ModuleSource } from '../../remotes/module-source';
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
  // The copy of an open dialog is open, but not modal.
  const showModalCopy = () => {
    const dialog = root.querySelector('dialog');
    if (!dialog) return;
    dialog.open = false;
    dialog.showModal();
  };
  // In one task, as an island: what others have changed in the dialog is undone for React and made again.
  const react = hydrateInOneTask(
    root,
    <FailureBoundary instead={() => <StaticSnapshot root={root} onShown={showModalCopy} />}>
      <PopupTree module={module} host={host} onOpen={setHydrated} />
    </FailureBoundary>,
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
