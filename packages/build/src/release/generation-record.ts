import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomNames, type RoomName } from '../rooms';

/** Which version of every part a generation is made of. */
export type Selection = Readonly<Record<RoomName, string>>;

/** selection.json of a generation: what it is made of and what went out before. */
export interface GenerationRecord {
  readonly id: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly publicOrigin: string;
  readonly selection: Selection;
  /** Versions that were out before, newest last, by room: what rollback goes back to. */
  readonly history: Readonly<Partial<Record<RoomName, readonly string[]>>>;
}

/**
 * @param generation folder of a generation
 * @throws Error with the file and what is wrong with it
 */
export function readGenerationRecord(generation: string): GenerationRecord {
  const file = join(generation, 'selection.json');
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Error(`${file} is ${isMissing ? 'missing' : 'no JSON'}`, { cause: error });
  }
  const fault = faultOf(value);
  if (fault) throw new Error(`${file} is damaged: ${fault}`);
  return value as GenerationRecord;
}

function faultOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'it holds no object';
  const { id, createdAt, publicOrigin, selection, history } = value as Record<string, unknown>;
  if (!Number.isInteger(id)) return '"id" is no number';
  if (typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt)))
    return '"createdAt" is no date';
  if (typeof publicOrigin !== 'string' || !URL.canParse(publicOrigin))
    return '"publicOrigin" is no address';
  const versions = selection as Record<string, unknown> | null | undefined;
  const unnamed = roomNames.find((name) => typeof versions?.[name] !== 'string');
  if (unnamed) return `"selection" names no version of ${unnamed}`;
  if (typeof history !== 'object' || history === null) return '"history" is missing';
  return undefined;
}
