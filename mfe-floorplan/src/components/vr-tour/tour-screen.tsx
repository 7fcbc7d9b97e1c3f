import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { photoSurface } from '@site/design';
import { embedTexts } from '../../content/embed-texts';

interface TourScreenProps {
  /** Accessible name: the title of the tour. */
  readonly title: string;
  readonly onClose: () => void;
  /** Called after unmount, to restore the focus that was inside the tour. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/**
 * Shows a tour full-screen on a phone: with the Fullscreen API where phones support it (Android), otherwise over the whole
 * window. A modal dialog, so the Escape key and Android's back gesture close it.
 */
export function TourScreen({ title, onClose, onClosed, children }: TourScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const afterClose = useEffectEvent(onClosed);
  useEffect(() => {
    const [outer, inner] = [dialog.current, screen.current];
    outer?.showModal();
    // iPhones lack the method; others reject it without a recent user gesture. The dialog fills the window either way.
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
      <Surface ref={screen}>
        {children}
        <Close type="button" onClick={onClose}>
          {embedTexts.close}
        </Close>
      </Surface>
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

const Surface = styled.div`
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
