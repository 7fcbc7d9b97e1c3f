/** From 901 px, for `matchMedia`. Widths in em follow the browser's text size, not the site's text-size control. */
export const desktopWidth = '(width>=56.3125em)';
/** To 900 px: the specification's mobile layout. */
export const mobileWidth = '(width<56.3125em)';

/** Media queries for styled templates: `${media.desktop} { … }`. */
export const media = {
  desktop: `@media ${desktopWidth}`,
  mobile: `@media ${mobileWidth}`,
  /** From 1280 px. */
  wide: '@media (width>=80em)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
