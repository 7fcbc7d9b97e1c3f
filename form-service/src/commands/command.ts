import type { AccessLog } from '@site/access-log';
import type { StoreConfig } from '../config';
import type { RegistrationStore } from '../data/registration-store';

export interface CommandParts {
  readonly store: RegistrationStore;
  /** A command that shows or removes entries writes its line before it shows them, or right after it removed them. */
  readonly accessLog: AccessLog;
  readonly config: StoreConfig;
  readonly write: (text: string) => void;
  /** The operator's next line on stdin, without its line break; '' at the end of it. */
  readonly readLine: () => string;
}

/** Does the work. @returns the exit code */
export type Execute = (parts: CommandParts) => number;

/** Reads its arguments before the store is opened. @throws UsageError */
export type Command = (args: readonly string[]) => Execute;
