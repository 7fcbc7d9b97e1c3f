/** The site's typefaces, as the style sheet, the pre-paint script and the shell name them. */

/** Pretendard and Noto Serif KR (both OFL), cut to the letters in use; a cut face may not carry a reserved name. */
export const faceFamilies = {
  sans: 'Lake Sans',
  serif: 'Lake Serif',
  /** The serif again, cut to the headlines of one page; its letters are all that a first page loads. */
  headline: 'Lake Headline',
  /** The same file for the title in the opening, which fades in and may therefore take it some frames later. */
  title: 'Lake Title',
} as const;

/** One of the full faces as the pre-paint script reads it from localStorage: family, weight, address. */
export type StoredFace = readonly [family: string, weight: string, href: string];

/** @returns whether a FontFace is of this family: some browsers quote a name with a space. */
export const isOfFamily = (face: { readonly family: string }, family: string) =>
  face.family.replaceAll(/["']/g, '') === family;
