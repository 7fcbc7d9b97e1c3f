import type { ModuleId } from '@site/contract';

/** A module that hangs, or a boundary that throws, must not block the others. */
const maxTurnMs = 500;

/**
 * Lets one remote at a time run its code and hydrate.
 * @param rank of a module, evaluated at every turn: the lowest goes first
 */
export function createHydrationTurns(rank: (id: ModuleId) => number) {
  const waiting = new Map<ModuleId, () => void>();
  let current: ModuleId | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const passOn = () => {
    clearTimeout(timer);
    const [next] = [...waiting.keys()]
      .map((id) => ({ id, rank: rank(id) }))
      .sort((one, other) => one.rank - other.rank);
    current = next?.id;
    if (!next) return;
    timer = setTimeout(passOn, maxTurnMs);
    waiting.get(next.id)?.();
    waiting.delete(next.id);
  };

  return {
    /** Resolves when it is this module's turn. */
    take: (id: ModuleId) =>
      new Promise<void>((resolve) => {
        waiting.set(id, resolve);
        if (current === undefined) passOn();
      }),
    /** Call when the module's boundary is hydrated, or will not be for now. */
    finish(id: ModuleId) {
      if (current === id) passOn();
    },
  };
}
