/** Draws a piece from above: back at the top, centre at 0, 0; width and depth in drawing units. */
export type Symbol = (width: number, depth: number, has: ReadonlySet<string>) => string;
