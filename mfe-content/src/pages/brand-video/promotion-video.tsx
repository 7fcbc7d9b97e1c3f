import { useEffect, useRef, useState, type RefObject } from 'react';
import { mobileVideo } from '@site/contract';
import { desktopWidth } from '@site/design';
import { island } from '@site/host';
import { prefersReducedMotion } from '@site/design/motion';
import styled from 'styled-components';
import { brandVideo } from '../../content/brand-video';

export interface PromotionVideoProps {
  readonly src: string;
  readonly poster: string;
}

/** Plays once, muted, as soon as the browser allows; without `loop`, so it stops at the end. */
export const PromotionVideo = island(
  'promotion-video',
  function PromotionVideo({ src, poster }: PromotionVideoProps) {
    const video = useRef<HTMLVideoElement>(null);
    const hasFailed = useVideoFailure(video);
    usePauseForReducedMotion(video);
    return (
      <>
        {/* The video has no sound; the text below describes what it shows. */}
        <video
          ref={video}
          poster={poster}
          aria-label={brandVideo.player}
          autoPlay
          muted
          playsInline
          controls
          data-hydrate-in-view="(prefers-reduced-motion)"
        >
          {/* Browsers that ignore `media` take the wide cut. */}
          <source media={desktopWidth} src={src} />
          <source src={mobileVideo(src)} />
        </video>
        {hasFailed && <Failure role="alert">{brandVideo.failed}</Failure>}
      </>
    );
  },
);

/** @returns whether the video cannot be played, including an error before hydration. */
function useVideoFailure(ref: RefObject<HTMLVideoElement | null>): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const fail = () => setHasFailed(true);
    const recover = () => setHasFailed(false);
    // After the last of its sources, or while a file plays.
    if (video.error || video.networkState === video.NETWORK_NO_SOURCE) fail();
    const failAtLast = ({ target }: Event) => {
      if (target === video || target === video.lastElementChild) fail();
    };
    // A source's error does not bubble.
    video.addEventListener('error', failAtLast, true);
    video.addEventListener('playing', recover);
    return () => {
      video.removeEventListener('error', failAtLast, true);
      video.removeEventListener('playing', recover);
    };
  }, [ref]);
  return hasFailed;
}

/** Stops autoplay for visitors who prefer reduced motion; the controls still work. */
function usePauseForReducedMotion(ref: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const video = ref.current;
    if (!video || !prefersReducedMotion()) return;
    video.autoplay = false;
    video.pause();
  }, [ref]);
}

const Failure = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  padding: var(--gutter);
  text-align: center;
  background: rgb(11 24 32 / 0.72);
`;
