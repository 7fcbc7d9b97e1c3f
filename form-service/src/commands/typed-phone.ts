import { UsageError } from '@site/service-kit/errors';
import { numbersIn } from '../data/phone-numbers';
import type { CommandParts } from './command';

/** Shorter ones are in the messages of most people. */
const minDigits = 4;

/**
 * @param positionals all arguments are one number, so that `010 1234 5678` works unquoted; `-` reads it from stdin, which keeps it
 * out of the shell's history
 * @returns the number, read when the command runs @throws UsageError
 */
export function typedPhone(
  positionals: readonly string[],
): (parts: Pick<CommandParts, 'readLine'>) => string {
  const typed = positionals.join(' ').trim();
  if (typed === '-') return ({ readLine }) => requirePhone(readLine());
  requirePhone(typed);
  return () => typed;
}

/** @returns a hint for a number that was not found because something of it is missing; else '' */
export function hintFor(phone: string): string {
  if (numbersIn(phone).length > 0) return '';
  return 'This is not a complete phone number; with its area code it is found in any field.\n';
}

function requirePhone(typed: string): string {
  if (typed.normalize('NFKC').replaceAll(/\D/g, '').length < minDigits)
    throw new UsageError('Name the phone number, at least four digits of it.');
  return typed;
}
