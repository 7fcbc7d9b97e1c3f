/**
 * The errors that a service raises on purpose. Anything else that is thrown is a defect: logged with its stack, answered
 * with 500.
 *
 *     ServiceError
 *     ├─ OperatorError   message: a sentence for the operator, printed without a stack, never sent to a client
 *     │  ├─ ConfigError  the environment
 *     │  ├─ CommandError a command that cannot be carried out
 *     │  │  └─ UsageError  one that was not understood: the usage follows its message
 *     │  ├─ ListenError  the port
 *     │  └─ StoreError   the store; a request that causes it is answered with 503
 *     └─ HttpError       id and status from the service's own catalogue, for the client
 */
import { inspect } from 'node:util';

/** @returns the message of a thrown value, which may be something other than an Error */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export abstract class ServiceError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
  }
}

export abstract class OperatorError extends ServiceError {}

/** Every wrong setting at once, one line each, without secret values. */
export class ConfigError extends OperatorError {
  constructor(readonly problems: readonly string[]) {
    const count = problems.length === 1 ? '1 setting is' : `${problems.length} settings are`;
    super([`${count} wrong:`, ...problems].join('\n  '));
  }
}

export class CommandError extends OperatorError {}

export class UsageError extends CommandError {}

export class ListenError extends OperatorError {
  /** @param variable that sets the port */
  constructor(
    cause: NodeJS.ErrnoException,
    { port, host }: { port: number; host: string },
    variable: 'PORT' | 'METRICS_PORT' = 'PORT',
  ) {
    super(
      `cannot listen on port ${port} of ${host}: ${listenReason(cause, port, variable)}`,
      cause,
    );
  }
}

/** The store cannot be read or written. */
export class StoreError extends OperatorError {}

/** One error of a service's catalogue. */
export interface CatalogueEntry {
  readonly status: number;
  /** Whether the faulty fields may be named in the answer. */
  readonly showsFields: boolean;
}

export interface FieldError<Code extends string = string> {
  readonly field: string;
  readonly code: Code;
}

export interface HttpErrorDetails {
  readonly fields?: readonly FieldError[];
  /** Headers of the answer: Retry-After, Allow. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log: codes, statuses and host names, never anything that a visitor typed. */
  readonly detail?: string;
}

/** Its message is its id, so that it cannot contain typed text. */
export abstract class HttpError<
  Id extends string = string,
  Details extends HttpErrorDetails = HttpErrorDetails,
> extends ServiceError {
  constructor(
    readonly id: Id,
    private readonly entry: CatalogueEntry,
    readonly details: Details,
  ) {
    super(id);
  }

  get status(): number {
    return this.entry.status;
  }

  /** The fields that the answer may name. */
  get shownFields(): readonly FieldError[] | undefined {
    return this.entry.showsFields ? this.details.fields : undefined;
  }
}

/** @param waitMs until the next attempt is useful */
export function retryAfter(waitMs: number): { readonly 'Retry-After': string } {
  return { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1_000))) };
}

/**
 * @param describeDefect for errors that were not raised on purpose; default: with the stack
 * @returns the text for the operator's terminal
 */
export function explain(
  error: unknown,
  describeDefect: (error: unknown) => string = inspect,
): string {
  return error instanceof OperatorError ? error.message : describeDefect(error);
}

function listenReason(
  { code, message }: NodeJS.ErrnoException,
  port: number,
  variable: string,
): string {
  if (code === 'EADDRINUSE')
    return `the port ${port} is in use. Set ${variable} to another number, or to 0 for a free one.`;
  if (code === 'EACCES')
    return `this user may not use the port ${port}. Set ${variable} to a number above 1023.`;
  return `${code ?? message}. Set HOST to an address of this machine.`;
}
