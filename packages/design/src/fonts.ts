/** Written by `npm run fonts`; do not edit. */
export const fontFiles: readonly FontFile[] = [];

export interface FontFile {
  readonly family: 'sans' | 'serif';
  readonly weight: string;
  readonly file: string;
}
