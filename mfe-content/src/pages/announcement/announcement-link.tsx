import { useLayoutEffect, useRef, useSyncExternalStore, type MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { Button, ButtonLink, Icon } from '@site/design';
import { island } from '@site/host';
import { FormMessage } from '@site/design/forms';
import { LoadingDots, Overlay } from '@site/design/motion';
import { announcement } from '../../content/announcement';
import { useFileWindow } from './use-file-window';
import { wayOut } from './way-out';

/**
 * A plain link to the file in a new tab; after hydration an overlay covers the page while the file opens. In an in-app browser
 * that cannot show the file, the link leads out of the app instead.
 */
export const AnnouncementLink = island('announcement-link', function AnnouncementLink() {
  const { file, open: openLabel, blocked, openHere, inApp } = announcement;
  const outside = useSyncExternalStore(
    neverChanges,
    () => wayOut(navigator.userAgent, new URL(file, location.href)),
    () => undefined,
  );
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

  const label = (
    <>
      {openLabel}
      <Icon name="arrow-right" />
    </>
  );
  if (outside !== undefined)
    return (
      <>
        <ButtonLink $wide href={outside}>
          {label}
        </ButtonLink>
        <InApp>
          {inApp} <a href={file}>{openHere}</a>
        </InApp>
      </>
    );
  return (
    <>
      <ButtonLink ref={link} $wide href={file} target="_blank" onClick={handleClick}>
        {label}
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

/** The user agent of a tab stays the same. */
const neverChanges = () => () => undefined;

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

const plainLink = css`
  margin-top: var(--s-3);
  & a {
    display: inline-block;
    padding-block: 0.65rem;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Blocked = styled(FormMessage)`
  ${plainLink}
`;

const InApp = styled.p`
  ${plainLink}
  font-size: var(--t-small);
  color: var(--text-2);
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
