import { setTimeout as pause } from 'node:timers/promises';
import { fetchEdgeStatus } from './fetch-edge-status';

const pollMs = 150;
/** Workers of before the reload still take connections for about 100 ms after the new ones have started. */
const repeatsNeeded = 4;

export type EdgeVerdict =
  | { readonly kind: 'taken' }
  | { readonly kind: 'absent'; readonly reason: string }
  | { readonly kind: 'refused'; readonly complaint: string }
  | { readonly kind: 'late' };

/**
 * Waits until the edge serves by the released pages of this number.
 * @param status origin of its status port, for example `http://edge:8081`
 */
export async function waitForEdge(
  status: string,
  number: string,
  patienceMs: number,
): Promise<EdgeVerdict> {
  const giveUpAt = Date.now() + patienceMs;
  let repeats = 0;
  while (Date.now() < giveUpAt) {
    const loaded = await fetchEdgeStatus(`${status}/released-pages`);
    // Nobody to wait for: it reads what is written when it starts.
    if (loaded.kind === 'absent') return loaded;
    repeats = loaded.text === number ? repeats + 1 : 0;
    if (repeats === repeatsNeeded) return { kind: 'taken' };
    const rejected = await fetchEdgeStatus(`${status}/rejected`);
    if (rejected.kind === 'answer' && rejected.status === 200) {
      const [about, ...complaint] = rejected.text.split('\n');
      if (about === number) return { kind: 'refused', complaint: complaint.join('\n') };
    }
    await pause(pollMs);
  }
  return { kind: 'late' };
}
