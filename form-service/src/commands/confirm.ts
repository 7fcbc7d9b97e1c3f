import { CommandError } from '@site/service-kit/errors';
import type { CommandParts } from './command';

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
