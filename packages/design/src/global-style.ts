import { createGlobalStyle } from 'styled-components';
import { fontFamilies } from './font-families';
import { media } from './media';
import { tokensCss } from './tokens-css';

/**
 * Tokens, font stacks, reset and the few global rules. The shell renders it once, before everything else.
 * The text-size control sets `data-text-size` on <html>: 1 is 140 %, 2 is 200 %.
 */
export const GlobalStyle = createGlobalStyle`
  ${fontFamilies}
  ${tokensCss}
  *, *::before, *::after { box-sizing: border-box; }
  /* Header and bottom bar would cover a focused element. */
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding: var(--header-h) 0 calc(var(--bottom-bar-h) + env(safe-area-inset-bottom)); background: var(--paper); }
  html[data-text-size='1'] { font-size: 140%; }
  /* At 200 % a Korean word may be wider than a table column: better broken than cut off. */
  html:is([data-text-size='1'], [data-text-size='2']) body {
    overflow-wrap: anywhere;
  }
  html[data-text-size='2'] { font-size: 200%; }
  body { margin: 0; background: var(--paper); font: 400 var(--t-body)/var(--lh-body) var(--sans); letter-spacing: var(--track-sans); word-break: keep-all; overflow-wrap: break-word; line-break: strict; font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend { margin: 0; padding: 0; border: 0; font: inherit; min-inline-size: 0; }
  ul, ol { list-style: none; }
  img, svg, video { display: block; max-width: 100%; }
  img { height: auto; }
  a { color: inherit; text-decoration: none; }
  button, input, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; }
  summary { list-style: none; cursor: pointer; }
  summary::-webkit-details-marker { display: none; }
  small { font-size: inherit; }
  b, strong { font-weight: 600; }
  em, i, cite, address { font-style: normal; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; border-radius: var(--r-1); }
  main:focus { outline: 0; }
  /* A closed popover: also in browsers without popover support, and before its own styles are loaded. */
  [popover] { display: none; }
  [data-module], [data-island] { display: contents; }
  [hidden] { display: none !important; }
  ${media.reducedMotion} {
    /* No duration, however short: a transition of all properties would let script read sizes of the frame before. */
    *, *::before, *::after { animation-duration: 1ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important; }
  }
`;
