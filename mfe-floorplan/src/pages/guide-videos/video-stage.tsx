import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { Button, Icon, useHydrated } from '@site/design';
import { prefersReducedMotion, subscribeToReducedMotion } from '@site/design/motion';
import { useHost } from '@site/host';
import { Facade } from '../../components/embed/facade';
import { NewWindowLink } from '../../components/embed/new-window-link';
import { FailureBlock, Stage, StageCentre } from '../../components/embed/stage';
import { takeLostFocus } from '../../components/embed/take-lost-focus';
import { embedTexts } from '../../content/embed-texts';
import { guideVideos, guideTexts, type GuideVideo } from '../../content/guide-videos';
import { videoPicture } from '../../content/pictures';
import { VideoPlayer } from './video-player';

interface VideoStageProps {
  readonly video: GuideVideo;
  readonly src: string;
  readonly isSelected: boolean;
}

/** Plays the selected video as soon as it is in view; with reduced motion or data saver it shows a picture and a play button. */
export function VideoStage({ video, src, isSelected }: VideoStageProps) {
  const mayAutoplay = useMayAutoplay();
  const isHydrated = useHydrated();
  const [isRequested, setIsRequested] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const still = useRef<HTMLAnchorElement>(null);
  const hadFocus = useRef(false);
  const takeFocus = useCallback(
    (element: HTMLElement | null) => {
      // The video may start by itself while a keyboard is at its still picture.
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
      <Stage $isVideo data-hydrate-in-view="not (prefers-reduced-motion)">
        {/* It stays below the player, so that no word goes away when a video starts by itself. */}
        {!hasFailed && (
          <Facade
            ref={still}
            isCovered={isPlaying}
            isFirst={video.key === guideVideos[0]?.key}
            href={src}
            image={videoPicture(video.key)}
            ring={<Icon name="play" />}
            hint={guideTexts.hint}
            caption={video.name}
            onOpen={() => setIsRequested(true)}
          />
        )}
        {isWanted && (
          <VideoPlayer
            video={video}
            src={src}
            isPlaying={isPlaying}
            onMount={takeFocus}
            onError={fail}
          />
        )}
        {hasFailed && <VideoFailure onMount={takeFocus} onRetry={retry} />}
      </Stage>
      <NewWindowLink href={src} />
    </>
  );
}

interface VideoFailureProps {
  readonly onMount: (button: HTMLElement | null) => void;
  readonly onRetry: () => void;
}

/** Shown when the video's file does not load: the message, a retry and the phone number. */
function VideoFailure({ onMount, onRetry }: VideoFailureProps) {
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

/** @returns whether a video may start by itself: not with reduced motion or with the data saver on. */
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
