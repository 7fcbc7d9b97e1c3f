import { get } from 'node:http';

const timeoutMs = 2000;

export type EdgeStatus =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string }
  /** Nobody listens there. */
  | { readonly kind: 'absent'; readonly reason: string };

/** Asks the edge's status port on a new connection each time: a kept one would lead to a worker that is going. */
export function fetchEdgeStatus(address: string): Promise<EdgeStatus> {
  return new Promise((resolve) => {
    const request = get(address, { agent: false, timeout: timeoutMs }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        resolve({ kind: 'answer', status: response.statusCode ?? 0, text: text.trim() });
      });
    });
    request.on('timeout', () => request.destroy(new Error('it is silent')));
    request.on('error', (error) => resolve({ kind: 'absent', reason: error.message }));
  });
}
