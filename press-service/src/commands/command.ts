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

/**
 * One task of `npm run admin`. The service may be running.
 * @param options the arguments after its name
 * @throws CommandError, ConfigError or StoreError with a sentence for the operator
 */
export type Command = (parts: CommandParts, options: readonly string[]) => Promise<void>;
