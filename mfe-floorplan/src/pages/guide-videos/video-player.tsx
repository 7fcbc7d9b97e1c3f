import { useEffect, useRef, useState, type Ref } from 'react';
import { mobileVideo } from '@site/contract';
import { mobileWidth } from '@site/design';
import { isOwnPath } from '../../api/is-page-missing';
import { LoadingOverlay } from '../../components/embed/stage';
import { videoTitle, type GuideVideo } from '../../content/guide-videos';

interface VideoPlayerProps {
  readonly video: GuideVideo;
  readonly src: string;
  /** False on the server and until hydration. */
  readonly isPlaying: boolean;
  readonly onMount: (player: HTMLElement | null) => void;
  readonly onError: () => void;
}

/** A file of this site plays natively, a video service in an iframe. Both start muted, or no browser starts them. */
export function VideoPlayer({ video, src, isPlaying, onMount, onError }: VideoPlayerProps) {
  const title = videoTitle(video.name);
  if (isOwnPath(src)) return <FilePlayer {...{ title, src, isPlaying, onMount, onError }} />;
  return isPlaying && <ServiceFrame ref={onMount} title={title} src={autoplayUrl(src)} />;
}

type FilePlayerProps = Omit<VideoPlayerProps, 'video'> & { readonly title: string };

/**
 * Has no `src` in the HTML and is invisible then: the boot file plays it (shell/src/boot/start-when-needed.ts), so that a
 * page on which nobody does anything needs no React. `src` is no property, because writing it again would start anew.
 */
function FilePlayer({ title, src, isPlaying, onMount, onError }: FilePlayerProps) {
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = player.current;
    if (!video || !isPlaying) return;
    onMount(video);
    if (video.error) onError();
    else if (!video.src) video.src = matchMedia(mobileWidth).matches ? mobileVideo(src) : src;
  }, [src, isPlaying, onMount, onError]);
  return (
    // The videos have no sound; the text beside them describes what they show.
    <video
      ref={player}
      data-src={src}
      data-mobile={mobileWidth}
      aria-label={title}
      autoPlay
      muted
      playsInline
      controls={isPlaying}
      onError={onError}
    />
  );
}

/** What the player of a video service needs, and nothing that could navigate this page away. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation';

interface ServiceFrameProps {
  readonly ref: Ref<HTMLIFrameElement>;
  readonly title: string;
  readonly src: string;
}

function ServiceFrame({ ref, title, src }: ServiceFrameProps) {
  const [isLoading, setIsLoading] = useState(true);
  return (
    <>
      <iframe
        ref={ref}
        title={title}
        sandbox={sandbox}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
        src={src}
        onLoad={() => setIsLoading(false)}
      />
      {isLoading && <LoadingOverlay />}
    </>
  );
}

/**
 * Adds the parameters that start a video muted; services differ in the name of the second one and ignore the others.
 * Parameters that the operator has set are not changed.
 */
function autoplayUrl(src: string): string {
  const url = new URL(src);
  for (const name of ['autoplay', 'mute', 'muted'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, '1');
  return url.href;
}
