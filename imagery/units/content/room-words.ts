/** @returns for example `3.5 × 4.4m`, from millimetres. */
export function sizeText({ width, depth }: { width: number; depth: number }): string {
  return `${inMetres(width)} × ${inMetres(depth)}m`;
}

/** Millimetres as metres with one decimal. */
export function inMetres(mm: number): string {
  return (Math.round(mm / 100) / 10).toFixed(1);
}
