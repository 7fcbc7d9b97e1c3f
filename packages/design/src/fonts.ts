/** Written by `npm run fonts`; do not edit. */
export const interfaceFonts = {
  sans: 'sans.4c5bf419fe.woff2',
  serif500: 'serif-500.3f93308658.woff2',
  serif300: 'serif-300.d4377c0cec.woff2',
} as const;

/** Common syllables that the site's own copy does not use. */
export const commonHangulFont = 'more-common.0c664459df.woff2';

/** All other syllables of KS X 1001, each file from its first code point to the next file's. */
export const rareHangulFonts = [
  { first: 0xac07, file: 'more-ac07.d52177cf8a.woff2' },
  { first: 0xb1fd, file: 'more-b1fd.f0ba81a880.woff2' },
  { first: 0xba08, file: 'more-ba08.fcee04c744.woff2' },
  { first: 0xc1b0, file: 'more-c1b0.f20df4a437.woff2' },
  { first: 0xc7e4, file: 'more-c7e4.b126fea0fe.woff2' },
  { first: 0xd02d, file: 'more-d02d.fb90c1b167.woff2' },
] as const;
