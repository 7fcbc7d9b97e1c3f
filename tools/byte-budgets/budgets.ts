/** Bytes of a page, brotli at quality 11: above `limit` the checks fail, `goal` is the aim. */
export interface Budget {
  readonly limit: number;
  readonly goal: number;
}

export interface PageWeight {
  readonly path: string;
  /** HTML with inlined CSS, bytes. */
  readonly page: number;
  /** How much smaller the page would be without its CSS, bytes. */
  readonly styles: number;
  /** The stylesheets that the page links, bytes: they load beside it and block at most its lower part. */
  readonly linked: number;
  /** All scripts, bytes. */
  readonly scripts: number;
  readonly budgets: { readonly page: Budget; readonly scripts: Budget };
}

/** Ten packets: what a server sends on a new connection before the first acknowledgement. */
const firstFlight = 14_600;
/** Of a page over HTTP/1.1, at most. */
const headers = 1_500;

/** HTML with its inlined CSS. The stylesheet of a page's lower part is a separate file (docs/decisions/0010). */
export const pageBudget: Budget = { limit: 14_000, goal: firstFlight - headers };

/**
 * All scripts of a page, by the number of its remotes: the shell's files, then entries and exposes. The limit is about 1 % above
 * the largest page with unmodified libraries (docs/decisions/0016).
 */
export function scriptBudget(remoteCount: number): Budget {
  return remoteCount > 1 ? { limit: 183_500, goal: 168_000 } : { limit: 155_000, goal: 132_000 };
}

/** @returns one line for each page and budget that is exceeded; none for a site within all budgets. */
export function overBudget(
  weights: readonly PageWeight[],
  bound: keyof Budget = 'limit',
): readonly string[] {
  return weights.flatMap(({ path, page, scripts, budgets }) => [
    ...exceeds(`${path}: HTML and CSS`, page, budgets.page[bound]),
    ...exceeds(`${path}: JavaScript`, scripts, budgets.scripts[bound]),
  ]);
}

function exceeds(what: string, bytes: number, most: number): string[] {
  return bytes > most ? [`${what} ${bytes} bytes brotli, at most ${most}`] : [];
}
