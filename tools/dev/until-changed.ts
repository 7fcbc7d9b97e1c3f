/** A result that is kept until its sources change. */
export interface Kept<Result> {
  readonly get: () => Promise<Result>;
  readonly change: () => void;
}

/** @param make called at the next `get` after a change or a failure */
export function untilChanged<Result>(make: () => Promise<Result>): Kept<Result> {
  let kept: Promise<Result> | undefined;
  const change = () => (kept = undefined);
  return {
    change,
    get() {
      if (kept) return kept;
      const made = make();
      kept = made;
      made.catch(() => kept === made && change());
      return made;
    },
  };
}
