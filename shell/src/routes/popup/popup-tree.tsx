import type { ComponentType } from 'react';
import { HostProvider, type ExposeModule, type Host } from '@site/host';

/** The popup's expose: renders one `<dialog>` and calls `onOpen` after hydration. */
type Popup = ComponentType<{ readonly onOpen: () => void }>;

interface PopupTreeProps {
  readonly module: ExposeModule;
  readonly host: Host;
  readonly onOpen: () => void;
}

/** The popup as a separate React tree, identical on the server and in the browser. */
export function PopupTree({ module, host, onOpen }: PopupTreeProps) {
  const Content = module.default as unknown as Popup;
  return (
    <HostProvider host={host}>
      <Content onOpen={onOpen} />
    </HostProvider>
  );
}
