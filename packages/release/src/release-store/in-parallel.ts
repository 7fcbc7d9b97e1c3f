/** Enough to hide the latency of the store; few enough that a small machine keeps serving. */
const atOnce = 16;

/** Runs `work` for all items, some at a time. @throws the first error, once nothing is running any more */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const queue = items.values();
  let failure: { readonly error: unknown } | undefined;
  const run = async () => {
    for (const item of queue) {
      if (failure) return;
      try {
        await work(item);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  if (failure) throw failure.error;
}
