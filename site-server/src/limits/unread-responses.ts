/** Responses that are complete here and wait for their visitor to read them. */
import type { ServerResponse } from 'node:http';

/** More than ten of the largest pictures. */
const maxPerVisitor = 16 * 1024 * 1024;
/** Of all visitors. */
const maxBytes = 128 * 1024 * 1024;

interface Unread {
  readonly visitor: string;
  readonly bytes: number;
  readonly response: ServerResponse;
}

/** Call before the response is sent. Where memory ends, the response that waits longest is cut off. */
export type HoldResponse = (visitor: string, bytes: number, response: ServerResponse) => void;

export function createUnreadResponses(): HoldResponse {
  const unread = new Set<Unread>();
  const bytesOf = (some: readonly Unread[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const makeRoom = (oldestFirst: readonly Unread[], maxOfThem: number) => {
    let bytes = bytesOf(oldestFirst);
    for (const one of oldestFirst) {
      if (bytes <= maxOfThem) return;
      bytes -= one.bytes;
      unread.delete(one);
      one.response.destroy();
    }
  };
  return (visitor, bytes, response) => {
    makeRoom(
      [...unread].filter((one) => one.visitor === visitor),
      maxPerVisitor - bytes,
    );
    makeRoom([...unread], maxBytes - bytes);
    const one = { visitor, bytes, response };
    unread.add(one);
    response.once('close', () => unread.delete(one));
  };
}
