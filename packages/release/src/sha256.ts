import { createHash } from 'node:crypto';

/** @returns hex */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
