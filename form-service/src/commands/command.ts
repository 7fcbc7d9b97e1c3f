import type { AccessLog } from '@site/service-kit/access-log';
import { CommandError } from '@site/service-kit/errors';
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

interface Confirmation {
  /** Whether the operator has passed --yes. */
  readonly isSure: boolean;
  /** The start of the message: `Nothing was erased`. */
  readonly unchanged: string;
  /** What the operator can do before --yes. */
  readonly before?: string;
}

/** Without a terminal nobody answers, and the command would wait for ever. @throws CommandError */
export function requireTerminal(
  { isTerminal }: Pick<CommandParts, 'isTerminal'>,
  { isSure, unchanged, before = 'If you are sure,' }: Confirmation,
): void {
  if (isSure || isTerminal) return;
  throw new CommandError(
    `${unchanged}: there is no terminal to confirm it in. ${before} add --yes.`,
  );
}

/** @returns whether the operator answers yes */
export function isConfirmed(
  { readLine, write }: Pick<CommandParts, 'readLine' | 'write'>,
  question: string,
): boolean {
  write(`${question} [y/N] `);
  return /^y(es)?$/i.test(readLine().trim());
}

/** An access log whose errors name its file: the data folder and the folder of an export may be on different disks. */
export function nameLogFile(log: AccessLog, file: string): AccessLog {
  return {
    append(event) {
      try {
        log.append(event);
      } catch (cause) {
        const { code } = cause as NodeJS.ErrnoException;
        if (code === undefined) throw cause;
        const reason = code === 'ENOSPC' ? 'the disk is full. Make space' : `${code}. Correct that`;
        throw new CommandError(
          `Cannot write the access log ${file}: ${reason}, then run it again.`,
          cause,
        );
      }
    },
  };
}
