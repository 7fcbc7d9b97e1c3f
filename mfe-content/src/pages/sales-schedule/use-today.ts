import { useSyncExternalStore } from 'react';

const seoulOffsetMs = 9 * 60 * 60 * 1000;

/** A page open over midnight keeps its day until the next render; nothing here is worth a timer. */
const neverTells = () => () => undefined;

/** @returns the day in Korea as `YYYY-MM-DD`; undefined on the server and in the first client render. */
export function useToday(): string | undefined {
  return useSyncExternalStore(neverTells, todayInSeoul, () => undefined);
}

function todayInSeoul(): string {
  return new Date(Date.now() + seoulOffsetMs).toISOString().slice(0, 10);
}
