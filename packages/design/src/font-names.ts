/** Pretendard (OFL), cut to the letters in use; a cut face may not carry the reserved name. */
export const sansFamily = 'Lake Sans';
export const sansWeights = '400 600';
/** Noto Serif KR (OFL), cut to headlines (500) and to numerals, Latin and the site's word (300). */
export const serifFamily = 'Lake Serif';

/** Where the shell serves the files of packages/design/fonts, immutable. */
export const fontUrl = (file: string) => `/shell/fonts/${file}`;
