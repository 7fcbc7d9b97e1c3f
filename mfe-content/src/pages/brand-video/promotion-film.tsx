import styled from 'styled-components';
import { media } from '@site/design';
import { brandVideo } from '../../content/brand-video';
import { FilmClip } from './film-clip';
import { filmSource } from './film-source';

export interface PromotionFilmProps {
  /** Path of a clip of this site, or the http(s) address of an outside page to embed. */
  readonly address: string;
}

/** The promotional film on its own dark ground: 400 × 300 on a phone, 1300 × 500 on a desktop, smaller to fit. */
export function PromotionFilm({ address }: PromotionFilmProps) {
  const source = filmSource(address);
  return (
    <Ground>
      <Screen>
        {source.kind === 'clip' ? (
          <FilmClip clip={source.clip} poster={source.poster} />
        ) : (
          <iframe
            src={source.page}
            title={brandVideo.player}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </Screen>
    </Ground>
  );
}

const Ground = styled.div`
  background: var(--ink-950);
  color: var(--white);
  ${media.desktop} {
    padding-block: var(--s-7);
  }
`;

const Screen = styled.div`
  position: relative;
  width: min(100%, 400px);
  aspect-ratio: 400 / 300;
  margin-inline: auto;
  & > :is(video, iframe) {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
  ${media.desktop} {
    width: min(100%, 1300px);
    aspect-ratio: 1300 / 500;
  }
`;
