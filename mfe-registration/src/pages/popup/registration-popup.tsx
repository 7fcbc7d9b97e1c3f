import { useEffect, useRef } from 'react';
import { Eyebrow, Icon } from '@site/design';
import styled from 'styled-components';
import { formTexts, popupTexts } from '../../content/form-texts';
import { PopupForm } from './popup-form';

interface RegistrationPopupProps {
  /** Called once the popup is open and hydrated. */
  readonly onOpen?: () => void;
  /** Called when the visitor has closed it. */
  readonly onClose?: () => void;
}

const titleId = 'registration-popup-title';

/**
 * The registration popup: a native modal dialog, so the browser handles focus, Escape and the inert page behind it. On
 * this site it is part of the HTML: the boot file opens it, closes it by `data-close` and manages its history entry, and it
 * is hydrated while open. On an external host it opens itself.
 */
export function RegistrationPopup({ onOpen, onClose }: RegistrationPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    onOpen?.();
    // Runs once, at mount: the popup opens once, and the callback only reports it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Dialog ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <button
        type="button"
        aria-label={formTexts.close}
        data-close=""
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <div>
        <Eyebrow>{popupTexts.eyebrow}</Eyebrow>
        <h2 id={titleId}>{popupTexts.title}</h2>
        <PopupForm />
      </div>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  width: min(30rem, 100% - 2rem);
  max-height: calc(100dvh - 2rem);
  padding: 0;
  border: 0;
  border-radius: var(--r-1);
  background: var(--paper);
  color: var(--ink-900);
  box-shadow: var(--shadow-2);
  overflow-y: auto;
  &::backdrop {
    background: rgb(11 24 32 / 0.72);
  }
  /* A strip of the lake at night, drawn with gradients so that the popup needs no picture request. */
  &::before {
    content: '';
    display: block;
    height: 4.5rem;
    background:
      repeating-linear-gradient(
          90deg,
          #0000 0 14px,
          rgb(246 220 174 / 0.5) 14px 30px,
          #0000 30px 52px
        )
        0 46% / 100% 1px no-repeat,
      repeating-linear-gradient(90deg, rgb(246 220 174 / 0.32) 0 22px, #0000 22px 60px) 0 66% / 100%
        1px no-repeat,
      linear-gradient(180deg, var(--ink-950), var(--ink-800));
  }
  & > button {
    position: absolute;
    top: 0.25rem;
    right: 0.25rem;
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    color: var(--white);
  }
  & > button:focus-visible {
    outline-color: var(--lamp);
  }
  & > div {
    padding: 1.75rem clamp(1.25rem, 5vw, 2.25rem);
  }
  & h2 {
    margin: 0.75rem 0 1rem;
    font: 400 1.875rem/1.3 var(--serif);
    letter-spacing: var(--track-serif);
  }
  /* A submit before hydration: the busy label comes from CSS, because the HTML must not change before it is hydrated. */
  & [aria-busy='true'] [type='submit'] {
    background: var(--line);
    color: var(--ink-600);
    font-size: 0;
    pointer-events: none;
    &::after {
      content: '${formTexts.busy}';
      font-size: var(--t-body);
    }
  }
`;
