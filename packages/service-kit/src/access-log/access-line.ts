import { createHash } from 'node:crypto';
import {
  accessActions,
  accessActors,
  accessOutcomes,
  type AccessEntry,
  type AccessEvent,
} from './access-entry';

/** `changed`: JSON of the right shape with a wrong hash. `unreadable`: anything else. */
export type ParsedLine = AccessEntry | 'changed' | 'unreadable';

const opaqueId = /^[\w-]{1,64}$/;
/** A phone number would match as an id; 24 hexadecimal digits are an id even if all are decimal. */
const phoneLike = /^[\d_-]{7,19}$/;
const hashMember = /,"hash":"([0-9a-f]{64})"\}$/;

/** @returns one line of JSON without its line break, the hash as its last member */
export function formatLine(unsigned: Omit<AccessEntry, 'hash'>): string {
  const json = JSON.stringify(unsigned);
  return `${json.slice(0, -1)},"hash":"${sha256(json)}"}`;
}

/** @param line without its line break */
export function parseLine(line: string): ParsedLine {
  const hash = hashMember.exec(line)?.[1];
  const entry = parseJson(line);
  if (hash === undefined || !isEntry(entry)) return 'unreadable';
  return sha256(line.replace(hashMember, '}')) === hash ? entry : 'changed';
}

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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is AccessEntry {
  const { sequence, time, previousBytes, previous } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof sequence === 'number' &&
    typeof time === 'string' &&
    Number.isSafeInteger(previousBytes) &&
    typeof previous === 'string'
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
