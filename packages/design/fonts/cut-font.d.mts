export function cutFont(options: {
  readonly source: Uint8Array;
  readonly letters: readonly string[];
  readonly name: string;
  readonly folder: URL;
  readonly features: readonly string[];
  /** For a variable font: one fixed weight, or the range to keep. */
  readonly weights?: number | { readonly min: number; readonly max: number };
}): Promise<{ readonly file: string; readonly bytes: number; readonly missing: readonly string[] }>;
