/** Written by `npm run fonts`; do not edit. */
export const interfaceFonts = {
  sans: 'sans.80ab0c8955.woff2',
  serif500: 'serif-500.94484ef36d.woff2',
  serif300: 'serif-300.9397f279ad.woff2',
} as const;

/** Common syllables that the site's own copy does not use: for the pictures and clips of imagery/. */
export const commonHangulFont = 'more-common.9dd29cc44c.woff2';
