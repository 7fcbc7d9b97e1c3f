import { useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { ButtonLink, Icon } from '@site/design';
import { FormMessage } from '@site/design/forms';
import { announcement } from '../../content/announcement';
import { LoadingOverlay } from './loading-overlay';
import { useFileWindow } from './use-file-window';

/** A plain link to the file in a new tab; once the page is alive it says what is happening meanwhile. */
export function AnnouncementLink() {
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
      <ButtonLink
        ref={link}
        $wide
        href={file}
        target="_blank"
        data-enhanced=""
        onClick={handleClick}
      >
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
