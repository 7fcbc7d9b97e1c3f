import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const requestTimeoutMs = 2000;
const pollMs = 150;
/** Old workers still accept connections for about 100 ms after the new ones have started. */
const repeatsNeeded = 4;

export type EdgeVerdict =
  | { readonly kind: 'taken' }
  | { readonly kind: 'absent'; readonly reason: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'late' };

/**
 * Waits until the edge has loaded the released pages with this number.
 * @param status origin of its status port, for example `http://edge:8081`
 */
export async function waitForEdge(
  status: string,
  number: string,
  timeoutMs: number,
): Promise<EdgeVerdict> {
  const giveUpAt = performance.now() + timeoutMs;
  let repeats = 0;
  while (performance.now() < giveUpAt) {
    const loaded = await fetchEdgeStatus(`${status}/released-pages`);
    // No edge to wait for: it reads the file when it starts.
    if (loaded.kind === 'absent') return loaded;
    repeats = loaded.kind === 'answer' && loaded.text === number ? repeats + 1 : 0;
    if (repeats === repeatsNeeded) return { kind: 'taken' };
    const rejected = await fetchEdgeStatus(`${status}/rejected`);
    if (rejected.kind === 'answer' && rejected.status === 200) {
      const [about, ...message] = rejected.text.split('\n');
      if (about === number) return { kind: 'refused', message: message.join('\n') };
    }
    await pause(pollMs);
  }
  return { kind: 'late' };
}

export type EdgeStatus =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string }
  /** No server listens there. */
  | { readonly kind: 'absent'; readonly reason: string }
  /** It listens and has not answered in time, or not completely. */
  | { readonly kind: 'silent'; readonly reason: string };

/** Requests the edge's status on a new connection each time: an idle one could lead to a worker that is shutting down. */
export function fetchEdgeStatus(address: string): Promise<EdgeStatus> {
  return new Promise((resolve) => {
    let isConnected = false;
    const fail = ({ message: reason }: Error) =>
      resolve({ kind: isConnected ? 'silent' : 'absent', reason });
    const options = { ...placeOf(address), agent: false, timeout: requestTimeoutMs };
    const request = get(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('error', fail);
      response.on('end', () => {
        resolve({ kind: 'answer', status: response.statusCode ?? 0, text: text.trim() });
      });
    });
    request.on('socket', (socket) => socket.on('connect', () => (isConnected = true)));
    request.on('timeout', () => request.destroy(new Error('no response')));
    request.on('error', fail);
  });
}

/** @param address with `http://unix:/path/of/socket` in front for an edge on this machine, as nginx writes it */
function placeOf(address: string) {
  const [, socketPath, path] = /^http:\/\/unix:(.+)(\/[^/]+)$/.exec(address) ?? [];
  if (socketPath !== undefined) return { socketPath, path };
  const { hostname, port, pathname } = new URL(address);
  return { hostname, port, path: pathname };
}
