/** Draws a piece from above, its back at the top, its middle at 0, 0; width and depth in drawing units. */
export type Symbol = (width: number, depth: number, has: ReadonlySet<string>) => string;
