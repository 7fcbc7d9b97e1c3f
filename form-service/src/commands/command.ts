import type { StoreConfig } from '../config';
import type { RegistrationStore } from '../data/registration-store';

/** Does the work. @returns the exit code */
export type Execute = (
  store: RegistrationStore,
  config: StoreConfig,
  write: (text: string) => void,
) => number;

/** Reads its arguments before the store is opened. @throws UsageError */
export type Command = (args: readonly string[]) => Execute;
