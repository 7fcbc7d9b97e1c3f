/** Every action that is logged. */
export const accessActions = [
  'sign-in',
  'sign-in failed',
  'sign-out',
  'session ended',
  'publish',
  'edit',
  'delete',
  'list',
  'export',
  'erase',
  'purge',
  'rotate',
  'rotate key',
] as const;

export type AccessAction = (typeof accessActions)[number];

/** `refused`: not allowed. `failed`: an error on our side. */
export const accessOutcomes = ['done', 'refused', 'failed'] as const;

export type AccessOutcome = (typeof accessOutcomes)[number];

/** A role, never a person: `operator` works on the server, `administrator` signs in, `service` is a scheduled job. */
export const accessActors = ['operator', 'administrator', 'visitor', 'service'] as const;

export type AccessActor = (typeof accessActors)[number];

export interface AccessEvent {
  readonly action: AccessAction;
  readonly outcome: AccessOutcome;
  readonly actor?: AccessActor;
  /** Opaque id of the article or session: 1 to 64 letters, digits, `-` or `_`. */
  readonly subject?: string;
  /** How many entries the action concerned. */
  readonly count?: number;
}

export interface AccessEntry extends AccessEvent {
  /** The line's number in the file, from 1. Two processes that wrote at the same time may have used the same number. */
  readonly sequence: number;
  /** ISO 8601, UTC. */
  readonly time: string;
  /** The length of the file before this line, as its writer saw it. */
  readonly previousBytes: number;
  /** SHA-256 of those bytes in hex: the previous line, and through it all earlier lines. */
  readonly previous: string;
  /** After a rotation: the number of the file before this one, and its head then. */
  readonly continues?: string;
  /** SHA-256 in hex of this line's own JSON without this last member. */
  readonly hash: string;
}
