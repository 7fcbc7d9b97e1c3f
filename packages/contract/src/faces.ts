/** Names of the site's typefaces, shared by the style sheet, the pre-paint script and the shell. */

/** Subsets of Pretendard and Noto Serif KR (both OFL); the licence forbids reserved names for modified fonts. */
export const faceFamilies = {
  sans: 'Lake Sans',
  serif: 'Lake Serif',
  serifLight: 'Lake Serif Light',
} as const;

/** A face as the pre-paint script reads it from localStorage: family, weight, URL, font-display. */
export type StoredFace = readonly [
  family: string,
  weight: string,
  href: string,
  display?: 'optional' | 'block',
];
