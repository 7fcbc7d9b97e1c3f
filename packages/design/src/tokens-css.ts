import { css } from 'styled-components';
import { lightSurface } from './surface';
import { media } from './media';

/**
 * The design tokens as custom properties; a test computes their contrasts. Large type is also limited by the window
 * width, so that a word still fits at a text size of 200 %.
 */
export const tokensCss = css`
  :root {
    --ink-950: #0b1820;
    --ink-900: #10222d;
    --ink-800: #183341;
    --ink-600: #3d5461;
    --ink-500: #536a77;
    --lake-700: #1d4f5c;
    --lake-500: #2f6a7c;
    --white: #fff;
    --paper: #fbfaf7;
    --mist: #eef2f2;
    --line: #d9dedd;
    --line-strong: #74848c;
    --bronze-700: #7a4f1f;
    --bronze-500: #a5855f;
    --bronze-300: #dcc19a;
    --lamp: #f6dcae;
    --on-dark: #fff;
    --on-dark-2: #c6d2d6;
    --on-dark-3: #9fb0b7;
    --line-dark: #2b4653;
    --error: #a3271d;
    --ok: #1b5e4b;
    --t-hero: min(clamp(2.25rem, 1.65rem + 2.5vw, 4.5rem), 13vw);
    --t-h1: min(clamp(1.9375rem, 1.43rem + 2.07vw, 3.5rem), 11vw);
    --t-h2: min(clamp(1.75rem, 1.3rem + 1.85vw, 3.125rem), 10vw);
    --t-h3: clamp(1.25rem, 1.13rem + 0.5vw, 1.625rem);
    --t-num: min(clamp(2.5rem, 1.62rem + 3.6vw, 5rem), 16vw);
    --t-lead: clamp(1.0625rem, 1.01rem + 0.24vw, 1.25rem);
    --t-body: 1.0625rem;
    --t-ui: 1rem;
    --t-small: 0.9375rem;
    --t-note: 0.875rem;
    --t-eyebrow: 0.8125rem;
    --track-eyebrow: 0.2em;
    --track-serif: -0.035em;
    --track-sans: -0.012em;
    --lh-tight: 1.32;
    --lh-body: 1.72;
    --measure: 34em;
    --s-1: 0.25rem;
    --s-2: 0.5rem;
    --s-3: 0.75rem;
    --s-4: 1rem;
    --s-5: 1.5rem;
    --s-6: 2rem;
    --s-7: 3rem;
    --s-8: 4rem;
    --s-9: 6rem;
    --section: clamp(4.75rem, 2.9rem + 7.6vw, 10rem);
    --section-tight: clamp(2rem, 1.2rem + 3.4vw, 5rem);
    --gutter: min(clamp(1.25rem, -0.36rem + 6.6vw, 5.5rem), 6.25vw);
    --wrap: 96rem;
    --header-h: clamp(64px, 4rem, 88px);
    --bottom-bar-h: 60px;
    --r-1: 2px;
    --shadow-2: 0 24px 60px -24px rgb(11 24 32 / 0.38);
    --hit: clamp(44px, 2.75rem, 72px);
    --ease: cubic-bezier(0.22, 0.7, 0.2, 1);
    --fast: 160ms;
    --mid: 320ms;
    --slow: 900ms;
    ${lightSurface}
  }
  ${media.desktop} {
    :root {
      --header-h: clamp(84px, 5.25rem, 112px);
      --t-body: 1.125rem;
    }
  }
`;
