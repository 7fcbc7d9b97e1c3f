import type { Config } from '../config';
import type { PressStore } from '../data/press-store';
import type { RecordAccess } from '../services/record-access';

export interface CommandParts {
  readonly config: Config;
  readonly store: PressStore;
  readonly recordAccess: RecordAccess;
  /** Writes a line for the operator to standard output. */
  readonly print: (line: string) => void;
  readonly now: () => number;
}

/** Runs the command, also while the service runs. @throws CommandError, ConfigError or StoreError with a sentence for the operator */
export interface Execute {
  (parts: CommandParts): Promise<void>;
  /** Changes nothing: also on a full disk. */
  readonly isReader?: boolean;
}

/** Reads its arguments before the store is opened. @throws UsageError */
export type Command = (args: readonly string[]) => Execute;
