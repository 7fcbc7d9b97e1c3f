import { useEffect, type RefObject } from 'react';

/** Stops the film's own start for visitors who asked for less motion; the controls still play it. */
export function useQuietFilm(ref: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const video = ref.current;
    if (!video || !matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    video.autoplay = false;
    video.pause();
  }, [ref]);
}
