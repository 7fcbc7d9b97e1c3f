/** @returns the words of whatever a remote's code has thrown; not everybody throws an Error. */
export function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : String(error);
}
