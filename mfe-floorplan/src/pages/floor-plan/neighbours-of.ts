import { unitTypes } from '../../content/unit-types';

/** @returns the type's index in the list of types, from 0, and the types before and after it. */
export function neighboursOf(type: string) {
  const index = unitTypes.findIndex((candidate) => candidate.type === type);
  return {
    index,
    count: unitTypes.length,
    previous: unitTypes[index - 1]?.type,
    next: unitTypes[index + 1]?.type,
  };
}
