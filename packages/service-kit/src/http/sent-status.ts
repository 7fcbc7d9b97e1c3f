import type { ServerResponse } from 'node:http';

/** @returns the status for logs and metrics: before headers are sent Node's is 200, also if the client left without a response */
export function sentStatus(response: ServerResponse): number | 'aborted' {
  return response.writableFinished ? response.statusCode : 'aborted';
}
