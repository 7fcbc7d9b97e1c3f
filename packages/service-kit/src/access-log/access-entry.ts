/** Every action that is logged. */
const accessActions = [
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

type AccessAction = (typeof accessActions)[number];

/** `refused`: not allowed. `failed`: an error on our side. */
const accessOutcomes = ['done', 'refused', 'failed'] as const;

type AccessOutcome = (typeof accessOutcomes)[number];

/** A role, never a person: `operator` works on the server, `administrator` signs in, `service` is a scheduled job. */
const accessActors = ['operator', 'administrator', 'visitor', 'service'] as const;

type AccessActor = (typeof accessActors)[number];

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
  /** ISO 8601, UTC. */
  readonly time: string;
}

const opaqueId = /^[\w-]{1,64}$/;
/** A phone number would match as an id; 24 hexadecimal digits are an id even if all are decimal. */
const phoneLike = /^[\d_-]{7,19}$/;

/**
 * Checks the values at run time, too, so that no personal data gets into the log.
 * @returns the known members in their order
 * @throws TypeError that never repeats a value
 */
export function checkEvent({ actor, action, outcome, subject, count }: AccessEvent): AccessEvent {
  if (!accessActions.includes(action)) throw new TypeError('The access log has no such action.');
  if (!accessOutcomes.includes(outcome)) throw new TypeError('The access log has no such outcome.');
  if (actor !== undefined && !accessActors.includes(actor))
    throw new TypeError('The actor of a line in the access log is a role.');
  if (subject !== undefined && (!opaqueId.test(subject) || phoneLike.test(subject)))
    throw new TypeError('The subject of a line in the access log is an opaque id.');
  if (count !== undefined && !(Number.isSafeInteger(count) && count >= 0))
    throw new TypeError('The count of a line in the access log is a whole number.');
  return {
    ...(actor === undefined ? {} : { actor }),
    action,
    outcome,
    ...(subject === undefined ? {} : { subject }),
    ...(count === undefined ? {} : { count }),
  };
}
