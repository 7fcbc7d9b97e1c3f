import { Suspense, useContext, useEffect, useState, type ComponentType } from 'react';
import { registrationPopup } from '@site/contract';

import '../boot/boot-bridge';
import { ModuleSourceContext } from '../remotes/module-source';
import { PopupBoundary } from './popup-boundary';

/** What the popup's module renders: it opens at once and says when it is open and when it is closed. */
type Popup = ComponentType<{ onOpen: () => void; onClose: () => void }>;

/**
 * Where the registration popup appears, over any page. A leaf beside the page, never above it. The boot file
 * keeps the visitor's wish; this answers it, and when the popup's remote is dead the boot file follows the link.
 */
export function PopupOutlet() {
  const source = useContext(ModuleSourceContext);
  const [popup, setPopup] = useState<{ Content: Popup } | null>(null);
  useEffect(() => {
    const boot = globalThis.siteBoot;
    if (!boot || !source) return undefined;
    let isAlive = true;
    const open = () => {
      void (async () => {
        try {
          const { default: Content } = await source.read(registrationPopup, 'empty');
          if (isAlive && boot.isRegistrationWanted)
            setPopup({ Content: Content as unknown as Popup });
        } catch {
          // The boot file's timer follows the link to the customer page.
        }
      })();
    };
    boot.openRegistration = open;
    if (boot.isRegistrationWanted) open();
    return () => {
      isAlive = false;
      delete boot.openRegistration;
    };
  }, [source]);
  if (!popup) return null;
  return (
    <PopupBoundary onError={() => setPopup(null)}>
      <Suspense fallback={null}>
        <popup.Content onOpen={acknowledge} onClose={() => setPopup(null)} />
      </Suspense>
    </PopupBoundary>
  );
}

function acknowledge() {
  if (globalThis.siteBoot) globalThis.siteBoot.isRegistrationWanted = false;
}
