import type { PageWeight } from './measure-site';

/** @returns one line for each page and budget that is exceeded; none for a site that keeps them all. */
export function overBudget(
  weights: readonly PageWeight[],
  limit: 'gate' | 'goal' = 'gate',
): readonly string[] {
  return weights.flatMap(({ path, page, scripts, budgets }) => [
    ...exceeds(`${path}: HTML and CSS`, page, budgets.page[limit]),
    ...exceeds(`${path}: JavaScript`, scripts, budgets.scripts[limit]),
  ]);
}

function exceeds(what: string, bytes: number, most: number): string[] {
  return bytes > most ? [`${what} ${bytes} bytes brotli, at most ${most}`] : [];
}
