import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { photoSurface } from '@site/design';
import { stateWords } from '../../content/state-words';

interface TourScreenProps {
  /** Of the tour. */
  readonly title: string;
  readonly onClose: () => void;
  /** When it is gone; the tour that had the focus is gone with it. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/**
 * The whole screen of a phone for a tour: the browser's own full screen where phones have it (Android), else the whole
 * window. A modal dialog, because the Escape key and the back gesture close it.
 */
export function TourScreen({ title, onClose, onClosed, children }: TourScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const afterClose = useEffectEvent(onClosed);
  useEffect(() => {
    const [outer, inner] = [dialog.current, screen.current];
    outer?.showModal();
    // iPhones have no such method; others refuse it when the tap was long ago. The dialog fills the window all the same.
    if (document.fullscreenEnabled)
      inner?.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
    const handleChange = () => {
      if (!document.fullscreenElement) close();
    };
    document.addEventListener('fullscreenchange', handleChange);
    return () => {
      document.removeEventListener('fullscreenchange', handleChange);
      if (document.fullscreenElement === inner) void document.exitFullscreen();
      outer?.close();
      afterClose();
    };
  }, []);
  return (
    <Dialog ref={dialog} aria-label={title} onClose={onClose}>
      <Whole ref={screen}>
        {children}
        <Close type="button" onClick={onClose}>
          {stateWords.close}
        </Close>
      </Whole>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  overscroll-behavior: contain;
`;

const Whole = styled.div`
  ${photoSurface}
  position: relative;
  display: grid;
  height: 100%;
  background: var(--ink-900);
  & > iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

const Close = styled.button`
  position: absolute;
  top: calc(var(--s-3) + env(safe-area-inset-top));
  right: calc(var(--s-3) + env(safe-area-inset-right));
  min-width: 4rem;
  min-height: var(--hit);
  border: 1px solid var(--white);
  border-radius: var(--hit);
  background: var(--ink-950);
  color: var(--white);
  font: inherit;
  font-weight: 600;
`;
