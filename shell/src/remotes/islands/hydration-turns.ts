import type { ModuleId } from '@site/contract';

/** A module that hangs, or a boundary that throws, must not block the others. */
const maxTurnMs = 500;

/** Lets one remote at a time run its code and hydrate, lowest rank first. */
export interface HydrationTurns {
  /** Resolves when it is this module's turn. */
  readonly take: (id: ModuleId) => Promise<void>;
  /** Call when the module's boundary is hydrated, or will not be for now. */
  readonly finish: (id: ModuleId) => void;
  /** No module gets a turn before this is called. */
  readonly start: () => void;
}

/** @param rank of a module, evaluated at every turn: the lowest goes first; Infinity: not now */
export function createHydrationTurns(rank: (id: ModuleId) => number): HydrationTurns {
  const waiting = new Map<ModuleId, () => void>();
  let hasStarted = false;
  let current: ModuleId | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const passOn = () => {
    clearTimeout(timer);
    current = undefined;
    const [next] = [...waiting.keys()]
      .map((id) => ({ id, rank: rank(id) }))
      .filter((one) => Number.isFinite(one.rank))
      .sort((one, other) => one.rank - other.rank);
    if (!next) return;
    current = next.id;
    timer = setTimeout(passOn, maxTurnMs);
    waiting.get(next.id)?.();
    waiting.delete(next.id);
  };
  const passOnIfIdle = () => {
    if (hasStarted && current === undefined) passOn();
  };

  return {
    take: (id) =>
      new Promise((resolve) => {
        waiting.set(id, resolve);
        passOnIfIdle();
      }),
    finish(id) {
      if (current === id) current = undefined;
      passOnIfIdle();
    },
    start() {
      hasStarted = true;
      passOnIfIdle();
    },
  };
}
