import { hydrateRoot } from 'react-dom/client';
import { registrationPopup } from '@site/contract';
import type { ExposeModule, Host } from '@site/host';
import type { OpenPopup } from '../boot/boot-bridge';
import '../boot/boot-bridge';
import type { ModuleSource } from '../remotes/module-source';
import { PopupBoundary } from './popup-boundary';
import { hostOfPopup } from './popup-host';
import { PopupTree } from './popup-tree';

/**
 * Brings the popup to life, which the boot file opens: loads its code once it is wanted and hydrates its dialog, over
 * any page, also while that page itself still waits. As long as the code does not come, the dialog stays plain HTML.
 */
export function hydratePopups(source: ModuleSource, host: Host): void {
  const boot = globalThis.siteBoot;
  if (!boot) return;
  const hydrated = new WeakSet<OpenPopup>();
  const answer = async () => {
    try {
      const module = await source.read(registrationPopup, 'empty');
      const { popup } = boot;
      if (!popup || hydrated.has(popup)) return;
      hydrated.add(popup);
      hydrate(popup, module, hostOfPopup(host, popup));
    } catch {
      // It stays the HTML that it is; opening it again is another try.
    }
  };
  boot.onPopup = () => void answer();
  if (boot.isRegistrationWanted) boot.onPopup();
}

function hydrate({ root, closed, setHydrated }: OpenPopup, module: ExposeModule, host: Host) {
  const react = hydrateRoot(
    root,
    <PopupBoundary root={root}>
      <PopupTree module={module} host={host} onOpen={setHydrated} />
    </PopupBoundary>,
    { onRecoverableError: (error) => console.error('Hydration of the popup', error) },
  );
  closed.addEventListener('abort', () => react.unmount());
}
