import { useState } from 'react';
import styled from 'styled-components';
import { frameText } from '../../../content/frame-text';

/** The last item of the sub-menu bar. Only script can share, so without it the button is not shown. */
export function ShareItem() {
  // Undefined until the first click. The status is in the page before its text, or screen readers would not read it.
  const [message, setMessage] = useState<string>();
  const share = async () => {
    setMessage('');
    const { sharePage } = await import(/* webpackChunkName: "share" */ './share-page');
    setMessage(await sharePage());
  };
  return (
    <li>
      <button type="button" onClick={() => void share().catch(() => setMessage(undefined))}>
        {frameText.share}
      </button>
      {message !== undefined && <Message role="status">{message}</Message>}
    </li>
  );
}

const Message = styled.span`
  position: fixed;
  inset: auto var(--gutter) calc(76px + env(safe-area-inset-bottom));
  z-index: 40;
  width: fit-content;
  margin-inline: auto;
  background: var(--ink-900);
  color: var(--white);
  font-size: var(--t-ui);
  overflow-wrap: anywhere;
  user-select: all;
  &:not(:empty) {
    padding: var(--s-4) var(--s-5);
  }
`;
