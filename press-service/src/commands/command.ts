import type { Config } from '../config';
import type { PressStore } from '../data/press-store';
import type { RecordAccess } from '../services/record-access';

export interface CommandParts {
  readonly config: Config;
  readonly store: PressStore;
  readonly recordAccess: RecordAccess;
  /** Writes a line for the operator to standard output. */
  readonly say: (line: string) => void;
  readonly now: () => number;
}

/** What an operator asked for cannot be done; the message says why. */
export class CommandFault extends Error {}

/**
 * One task of `npm run admin`. The service may be running.
 * @param options what follows its name
 * @throws CommandFault, ConfigFault or StoreFault with a sentence for the operator
 */
export type Command = (parts: CommandParts, options: readonly string[]) => Promise<void>;
