/** Written by `npm run fonts`; do not edit. */
export const interfaceFonts = {
  sans: 'sans.418e3ccdc7.woff2',
  serif500: 'serif-500.f2b771f768.woff2',
  serif300: 'serif-300.9397f279ad.woff2',
} as const;

/** Common syllables that the site's own copy does not use: for the pictures and videos of imagery/. */
export const commonHangulFont = 'more-common.2183eb3b59.woff2';
