import { useRef } from 'react';
import styled from 'styled-components';
import { brandVideo } from '../../content/brand-video';
import { useFilmFailure } from './use-film-failure';
import { useQuietFilm } from './use-quiet-film';

export interface FilmClipProps {
  readonly clip: string;
  readonly poster: string;
}

/** Plays once, without sound, as soon as the browser allows; no loop, so it ends and stops. */
export function FilmClip({ clip, poster }: FilmClipProps) {
  const video = useRef<HTMLVideoElement>(null);
  const hasFailed = useFilmFailure(video);
  useQuietFilm(video);
  return (
    <>
      {/* The film has no sound; the page below tells what it shows. */}
      <video
        ref={video}
        src={clip}
        poster={poster}
        aria-label={brandVideo.player}
        autoPlay
        muted
        playsInline
        controls
        data-hydrate-in-view="(prefers-reduced-motion: reduce)"
      />
      {hasFailed && <Failure role="alert">{brandVideo.failed}</Failure>}
    </>
  );
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
