import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { Button, Icon, useHydrated } from '@site/design';
import { prefersReducedMotion, subscribeToReducedMotion } from '@site/design/motion';
import { useHost } from '@site/host';
import { Facade } from '../../components/embed/facade';
import { NewWindowLink } from '../../components/embed/new-window-link';
import { FailureBlock, Stage, StageCentre } from '../../components/embed/stage';
import { takeLostFocus } from '../../components/embed/take-lost-focus';
import { embedTexts } from '../../content/embed-texts';
import { guideClips, guideTexts, type GuideClip } from '../../content/guide-clips';
import { clipPicture } from '../../content/pictures';
import { ClipPlayer } from './clip-player';

interface ClipStageProps {
  readonly clip: GuideClip;
  readonly src: string;
  readonly isSelected: boolean;
}

/** Plays the selected clip as soon as it is in view; with reduced motion or data saver it shows a picture and a play button. */
export function ClipStage({ clip, src, isSelected }: ClipStageProps) {
  const mayAutoplay = useMayAutoplay();
  const isHydrated = useHydrated();
  const [isRequested, setIsRequested] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const still = useRef<HTMLAnchorElement>(null);
  const hadFocus = useRef(false);
  const takeFocus = useCallback(
    (element: HTMLElement | null) => {
      // The clip may start by itself while a keyboard is at its still picture.
      if (still.current?.contains(document.activeElement)) {
        hadFocus.current = true;
        element?.focus({ preventScroll: true });
      } else if (isRequested || hadFocus.current) takeLostFocus(element);
    },
    [isRequested],
  );
  const isWanted = !hasFailed && isSelected && (mayAutoplay || isRequested);
  const isPlaying = isWanted && isHydrated;
  const fail = useCallback(() => setHasFailed(true), []);
  const retry = () => {
    setIsRequested(true);
    setHasFailed(false);
  };
  return (
    <>
      <Stage $isClip data-hydrate-in-view="not (prefers-reduced-motion)">
        {/* It stays below the player, so that no word goes away when a clip starts by itself. */}
        {!hasFailed && (
          <Facade
            ref={still}
            isCovered={isPlaying}
            isFirst={clip.key === guideClips[0]?.key}
            href={src}
            image={clipPicture(clip.key)}
            ring={<Icon name="play" />}
            hint={guideTexts.hint}
            caption={clip.name}
            onOpen={() => setIsRequested(true)}
          />
        )}
        {isWanted && (
          <ClipPlayer
            clip={clip}
            src={src}
            isPlaying={isPlaying}
            onMount={takeFocus}
            onError={fail}
          />
        )}
        {hasFailed && <ClipFailure onMount={takeFocus} onRetry={retry} />}
      </Stage>
      <NewWindowLink href={src} />
    </>
  );
}

interface ClipFailureProps {
  readonly onMount: (button: HTMLElement | null) => void;
  readonly onRetry: () => void;
}

/** Shown when the clip's file does not load: the message, a retry and the phone number. */
function ClipFailure({ onMount, onRetry }: ClipFailureProps) {
  const { phone } = useHost().site;
  return (
    <StageCentre>
      <FailureBlock tone="error" role="alert">
        <p>{embedTexts.unavailable}</p>
        <Button ref={onMount} $tone="outline" $small onClick={onRetry}>
          {embedTexts.retry}
        </Button>
        <p>
          <a href={phone.href}>{`${embedTexts.consult} ${phone.display}`}</a>
        </p>
      </FailureBlock>
    </StageCentre>
  );
}

/** @returns whether a clip may start by itself: not with reduced motion or with the data saver on. */
function useMayAutoplay(): boolean {
  return useSyncExternalStore(subscribeToReducedMotion, mayAutoplayNow, () => true);
}

function mayAutoplayNow(): boolean {
  return !prefersReducedMotion() && !savesData();
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
