/** The site's typefaces, as the style sheet, the pre-paint script and the shell name them. */

/** Pretendard and Noto Serif KR (both OFL), cut to the letters in use; a cut face may not carry a reserved name. */
export const faceFamilies = { sans: 'Lake Sans', serif: 'Lake Serif' } as const;

/** One face as the pre-paint script reads it from localStorage: family, weight, address, font-display. */
export type StoredFace = readonly [
  family: string,
  weight: string,
  href: string,
  display?: 'optional' | 'block',
];
