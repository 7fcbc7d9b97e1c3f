import { useEffect, useRef } from 'react';
import { Icon } from '@site/design';
import styled from 'styled-components';
import { formTexts, popupTexts } from '../../content/form-texts';
import { PopupForm } from './popup-form';

interface RegistrationPopupProps {
  /** Called once the popup is open and hydrated. */
  readonly onOpen?: () => void;
}

const titleId = 'registration-popup-title';

/**
 * The registration popup: a native modal dialog, so the browser handles focus, Escape and the inert page behind it. It is
 * part of the HTML: the boot file opens it, closes it by `data-close` and manages its history entry, and it is hydrated
 * while open. It opens itself if its styles are still loading, or if React has made its dialog anew.
 */
export function RegistrationPopup({ onOpen }: RegistrationPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    onOpen?.();
    // Runs once, at mount: the popup opens once, and the callback only reports it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Dialog ref={dialog} aria-labelledby={titleId}>
      <div>
        <div>
          <h2 id={titleId}>{popupTexts.title}</h2>
          <button type="button" aria-label={formTexts.close} data-close="">
            <Icon name="close" />
          </button>
        </div>
        <div>
          <PopupForm />
        </div>
      </div>
    </Dialog>
  );
}

/**
 * The dialog fills the window, or what an on-screen keyboard leaves of it (shell/src/boot/popup/open-popup.ts).
 * In it is a sheet, a head above a body that scrolls; lengths in cqmin make it smaller with the keyboard too.
 *
 * The dialog is a scroller that keeps every touch and turn of the wheel from the page behind, on iOS too, but only while it
 * has something to scroll: hence the pixel after the sheet, which is sticky and therefore stays where it is.
 */
const Dialog = styled.dialog`
  inset: clamp(0px, var(--popup-top, 0px), 100dvh - var(--popup-height, 100dvh)) 0 auto;
  width: 100%;
  height: var(--popup-height, 100dvh);
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-900);
  container-type: size;
  overflow: hidden scroll;
  overscroll-behavior: contain;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  &::backdrop {
    background: rgb(11 24 32 / 0.72);
  }
  &::after {
    content: '';
    display: block;
    height: 1px;
  }
  & > div {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    justify-content: center;
    width: min(30rem, 100% - 2 * min(1rem, 4cqmin));
    height: 100%;
    margin: auto;
    padding: max(min(1rem, 4cqmin), env(safe-area-inset-top)) 0
      max(min(1rem, 4cqmin), env(safe-area-inset-bottom));
  }
  & > div > :last-child {
    min-height: 0;
    padding: min(1.75rem, 6cqmin) min(2.25rem, 5cqw);
    border-radius: 0 0 var(--r-1) var(--r-1);
    background: var(--paper);
    overflow-y: auto;
    overscroll-behavior: contain;
    /* A field that takes the focus is shown with its label. */
    scroll-padding-block: min(2.5rem, 10cqh) 0.5rem;
  }
  /* A strip of the lake at night, drawn with gradients so that the popup needs no picture request. */
  & > div > :first-child {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: min(4.5rem, 20cqmin);
    padding: 0 min(2.25rem, 5cqw) 6px;
    border-radius: var(--r-1) var(--r-1) 0 0;
    background:
      repeating-linear-gradient(
          90deg,
          #0000 0 14px,
          rgb(246 220 174 / 0.5) 14px 30px,
          #0000 30px 52px
        )
        0 calc(100% - 10px) / 100% 1px no-repeat,
      repeating-linear-gradient(90deg, rgb(246 220 174 / 0.32) 0 22px, #0000 22px 60px) 0
        calc(100% - 4px) / 100% 1px no-repeat,
      linear-gradient(180deg, var(--ink-950), var(--ink-800));
    color: var(--white);
  }
  & h2 {
    font: 400 clamp(1rem, 7cqmin, 1.75rem) / 1.3 var(--serif);
    letter-spacing: var(--track-serif);
  }
  & [data-close] {
    flex: none;
    display: grid;
    place-items: center;
    width: clamp(44px, 15cqmin, var(--hit));
    height: clamp(44px, 15cqmin, var(--hit));
    margin-right: max(-0.75rem, -3cqw);
  }
  & [data-close]:focus-visible {
    outline-color: var(--lamp);
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
