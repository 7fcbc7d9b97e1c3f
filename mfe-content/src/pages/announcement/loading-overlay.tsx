import { useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@site/design';
import { LoadingDots, Overlay } from '@site/design/motion';
import { announcement } from '../../content/announcement';

export interface LoadingOverlayProps {
  /** Called when the visitor leaves it, by its button or as the platform closes dialogs (Escape, back gesture). */
  readonly onClose: () => void;
}

/** Covers the page while the file opens elsewhere. A native dialog: the page behind it is out of reach. */
export function LoadingOverlay({ onClose }: LoadingOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useId();

  // In the layout phase, because only a dialog that is still in the page hands the focus back when it closes.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <Cover as="dialog" ref={dialog} aria-labelledby={textId} onClose={onClose}>
      <LoadingDots />
      <p id={textId}>{announcement.loading}</p>
      <Button $tone="outline" $small onClick={() => dialog.current?.close()}>
        {announcement.close}
      </Button>
    </Cover>
  );
}

/** Undoes what browsers give a dialog: it fills the window. */
const Cover = styled(Overlay)`
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  border: 0;
  color: inherit;
`;
