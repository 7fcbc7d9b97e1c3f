import { videos } from '@site/contract/videos';
import { Icon } from '@site/design';
import styled from 'styled-components';
import { hero } from '../../content/home';
import { homePictures } from '../../content/home-pictures';

/**
 * Light that is added to the hero's picture: glints move on the water, windows light up. The boot file starts it after the page
 * has loaded (shell/src/boot/start-when-needed.ts), unless motion is reduced or data is saved; until then and without script
 * there is nothing. Only the server renders it: a page that script renders has no boot file to start it.
 */
export function HeroLoop() {
  return (
    <Light data-hydrate-in-view="(prefers-reduced-motion:no-preference)">
      <video
        data-src={videos['hero-loop']}
        data-mobile={homePictures.hero.mobile?.media}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden
        tabIndex={-1}
      />
      <button type="button" aria-label={hero.stopLoop}>
        <Icon name="pause" />
      </button>
    </Light>
  );
}

const Light = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  & > video {
    position: relative;
    z-index: -2;
    width: 100%;
    height: 100%;
    object-fit: cover;
    mix-blend-mode: screen;
  }
  & > button {
    position: absolute;
    top: var(--header-h);
    right: 0;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    opacity: 0.6;
    pointer-events: auto;
  }
  & > button:is(:hover, :focus-visible) {
    opacity: 1;
  }
  & > :not([src], [src] + *) {
    display: none;
  }
`;
