import type { AccessLog } from '@site/service-kit/access-log';
import type { StoreConfig } from '../config';
import type { ConnectOptions } from '../data/connect';
import type { RegistrationStore } from '../data/registration-store';

export interface CommandParts {
  readonly store: RegistrationStore;
  /** A command logs before it shows entries, and right after it has reported how many it removed. */
  readonly accessLog: AccessLog;
  readonly config: StoreConfig;
  readonly write: (text: string) => void;
  /** The operator's next line on stdin, without its line break; '' at the end of the input. */
  readonly readLine: () => string;
  /** Whether a person can answer on stdin. */
  readonly isTerminal: boolean;
}

/** Runs the command. @returns the exit code */
export interface Execute {
  (parts: CommandParts): number | Promise<number>;
  /** Works on a store whose keys are missing. */
  readonly lostKeys?: ConnectOptions['lostKeys'];
}

/** Reads its arguments before the store is opened. @throws UsageError */
export type Command = (args: readonly string[]) => Execute;
