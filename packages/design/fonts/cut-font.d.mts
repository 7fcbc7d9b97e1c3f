export function cutFont(options: {
  readonly source: Uint8Array;
  readonly letters: readonly string[];
  readonly name: string;
  readonly folder: URL;
  readonly features: readonly string[];
  /** Of a variable font: one weight for ever, or the range that stays. */
  readonly weights?: number | { readonly min: number; readonly max: number };
}): Promise<{ readonly file: string; readonly bytes: number; readonly missing: readonly string[] }>;
