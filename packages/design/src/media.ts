/**
 * Media queries for styled templates: `${media.desktop} { … }`.
 * Widths in em follow the browser's text size, not the site's text-size control.
 */
export const media = {
  /** From 901 px. */
  desktop: '@media (width>=56.3125em)',
  /** To 900 px: the specification's mobile layout. */
  mobile: '@media (width<56.3125em)',
  /** From 1280 px. */
  wide: '@media (width>=80em)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
