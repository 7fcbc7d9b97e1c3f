import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink, Icon } from '@site/design';
import { island } from '@site/host';
import { FormMessage } from '@site/design/forms';
import { LoadingDots, Overlay } from '@site/design/motion';
import { announcement } from '../../content/announcement';
import { useFileWindow } from './use-file-window';

/** A plain link to the file in a new tab; after hydration an overlay covers the page while the file opens. */
export const AnnouncementLink = island('announcement-link', function AnnouncementLink() {
  const { file, open: openLabel, blocked, openHere } = announcement;
  const { state, open, close } = useFileWindow(file);
  const link = useRef<HTMLAnchorElement>(null);

  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  const handleClose = () => {
    close();
    link.current?.focus();
  };

  return (
    <>
      <ButtonLink ref={link} $wide href={file} target="_blank" onClick={handleClick}>
        {openLabel}
        <Icon name="arrow-right" />
      </ButtonLink>
      <div role="alert">
        {state === 'blocked' && (
          <Blocked $tone="error">
            {blocked} <a href={file}>{openHere}</a>
          </Blocked>
        )}
      </div>
      {state === 'loading' && <LoadingOverlay onClose={handleClose} />}
    </>
  );
});

const loadingId = 'announcement-loading';

interface LoadingOverlayProps {
  /** Called when the dialog closes, by its button or by the browser (Escape, back gesture). */
  readonly onClose: () => void;
}

/** Covers the page while the file opens in its tab. A native modal dialog, so the page behind it is inert. */
function LoadingOverlay({ onClose }: LoadingOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, because a dialog restores the focus only if it is still in the document when it closes.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <Cover as="dialog" ref={dialog} aria-labelledby={loadingId} onClose={onClose}>
      <LoadingDots />
      <p id={loadingId}>{announcement.loading}</p>
      <Button $tone="outline" $small onClick={() => dialog.current?.close()}>
        {announcement.close}
      </Button>
    </Cover>
  );
}

const Blocked = styled(FormMessage)`
  margin-top: var(--s-3);
  & a {
    display: inline-block;
    padding-block: 0.65rem;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** Fills the window: resets the browser's default styles of a dialog. */
const Cover = styled(Overlay)`
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  border: 0;
  color: inherit;
`;
