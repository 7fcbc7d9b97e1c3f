/**
 * A result that is kept until its sources change.
 * @param make called at the next `get` after a change or a failure
 */
export function untilChanged<Result>(make: () => Promise<Result>) {
  let kept: Promise<Result> | undefined;
  const change = () => {
    kept = undefined;
  };
  return {
    change,
    get: (): Promise<Result> => {
      if (kept) return kept;
      const made = make();
      kept = made;
      made.catch(() => {
        if (kept === made) change();
      });
      return made;
    },
  };
}
