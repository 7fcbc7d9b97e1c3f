/** @returns the message of a thrown value, which in a remote's code may be something other than an Error. */
export function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : String(error);
}
