/** Written by `npm run fonts`; do not edit. */
export const interfaceFonts = {
  sans: 'sans.e927d96f77.woff2',
  serif500: 'serif-500.3f93308658.woff2',
  serif300: 'serif-300.d4377c0cec.woff2',
} as const;

/** Common syllables that the site's own copy does not use. */
export const commonHangulFont = 'more-common.0c664459df.woff2';

/** All other syllables of KS X 1001, each file from its first code point to the next file's. */
export const rareHangulFonts = [
  { first: 0xac07, file: 'more-ac07.87383c2acd.woff2' },
  { first: 0xb1fd, file: 'more-b1fd.9fabb67c4b.woff2' },
  { first: 0xba15, file: 'more-ba15.32f6eec14f.woff2' },
  { first: 0xc1c8, file: 'more-c1c8.302f432486.woff2' },
  { first: 0xc80a, file: 'more-c80a.7a65f9ca9b.woff2' },
  { first: 0xd03c, file: 'more-d03c.d716c0962e.woff2' },
] as const;
