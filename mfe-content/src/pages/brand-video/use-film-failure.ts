import { useEffect, useState, type RefObject } from 'react';

/** @returns whether the clip cannot be played, also when it failed before the page came alive. */
export function useFilmFailure(ref: RefObject<HTMLVideoElement | null>): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const fail = () => setHasFailed(true);
    const recover = () => setHasFailed(false);
    if (video.error) fail();
    video.addEventListener('error', fail);
    video.addEventListener('playing', recover);
    return () => {
      video.removeEventListener('error', fail);
      video.removeEventListener('playing', recover);
    };
  }, [ref]);
  return hasFailed;
}
