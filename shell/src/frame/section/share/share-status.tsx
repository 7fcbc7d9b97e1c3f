import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { shareTexts } from '../../../content/share-texts';
import { pageAddress } from './page-address';

/** Long enough to be read twice. An address that has to be copied by hand stays. */
const copiedForMs = 6_000;

/**
 * Shares the page and shows the result. The status element exists before its text, otherwise screen readers would not
 * announce it.
 * @param props.click another object for each click
 */
export function ShareStatus({ click }: { readonly click: object }) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void sharePage().then((text) => {
      if (!isCurrent) return;
      setMessage(text);
      if (text === shareTexts.copied) timer = setTimeout(() => setMessage(''), copiedForMs);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      setMessage('');
    };
  }, [click]);
  return <Message role="status">{message}</Message>;
}

/**
 * Opens the device's share sheet with this page; without one, or where it does not open, copies the page's address.
 * @returns the message for the visitor; '' if the share sheet was used
 */
async function sharePage(): Promise<string> {
  const url = pageAddress();
  if ('share' in navigator)
    try {
      await navigator.share({ title: document.title, url });
      return '';
    } catch (error) {
      // The visitor closed the share sheet, or it is still open.
      if (['AbortError', 'InvalidStateError'].includes((error as Error).name)) return '';
    }
  try {
    // Missing on pages that are not served over https.
    await navigator.clipboard.writeText(url);
    return shareTexts.copied;
  } catch {
    return `${shareTexts.notCopied}\n${url}`;
  }
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
  white-space: pre-line;
  user-select: all;
  &:not(:empty) {
    padding: var(--s-4) var(--s-5);
  }
`;
