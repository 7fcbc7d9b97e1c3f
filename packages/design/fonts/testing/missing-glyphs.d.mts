export function missingGlyphs(faces: {
  readonly interfaceHangul: string;
  readonly headlineHangul: string;
}): { readonly interface: string; readonly headlines: string };

export function isIntact(file: string): boolean;
