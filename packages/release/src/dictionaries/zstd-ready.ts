import { init } from '@bokuweb/zstd-wasm';

let ready: Promise<void> | undefined;

/** Once in a process: a second init() returns at once and takes the memory away from who is at work. */
export function zstdReady(): Promise<void> {
  return (ready ??= init());
}
