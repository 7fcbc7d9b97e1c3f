import { defaultSite } from '@site/contract';
import { buildings, householdsInAll, householdsOfType, topFloor } from './household-ranges';
import { unitTypes } from './unit-types';

test('buildings, floors and households equal the site facts [FACT-3, FACT-4, FACT-5]', () => {
  const { buildings: count, floors, households, householdsByType } = defaultSite;
  expect(buildings.map(({ number }) => number)).toEqual(
    Array.from({ length: count }, (_, i) => 101 + i),
  );
  expect(Math.max(...buildings.map(topFloor))).toBe(floors.top);
  expect(householdsInAll).toBe(households);
  for (const { type } of unitTypes) expect(householdsOfType(type)).toBe(householdsByType[type]);
});

test('every line starts at or above floor 1 and ends above its start', () => {
  for (const { lines } of buildings) {
    for (const { from, to } of lines) {
      expect(from).toBeGreaterThanOrEqual(1);
      expect(to).toBeGreaterThan(from);
    }
  }
});
