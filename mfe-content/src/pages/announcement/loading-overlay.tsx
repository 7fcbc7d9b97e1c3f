import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { Button, LoadingDots, Overlay } from '@site/design';
import { announcement } from '../../content/announcement';

/** Covers the page while the file opens elsewhere. A native dialog: Escape and focus are the browser's work. */
export function LoadingOverlay({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // React takes the dialog away; if the browser closed it first, focus would jump before that.
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  return (
    <Cover as="dialog" ref={dialog} aria-labelledby={textId} onCancel={handleCancel}>
      <LoadingDots />
      <p id={textId}>{announcement.loading}</p>
      <Button $tone="outline" $small onClick={onClose}>
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
