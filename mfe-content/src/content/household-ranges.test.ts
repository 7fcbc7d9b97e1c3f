import { defaultSite, type UnitType } from '@site/contract';
import { buildings, householdsInAll, householdsOfType, topFloor } from './household-ranges';

test('the ranges add up to the households of the site facts [FACT-5]', () => {
  expect(householdsInAll).toBe(defaultSite.households);
});

test.each(Object.entries(defaultSite.householdsByType) as [UnitType, number][])(
  'the lines of type %s hold %i households',
  (type, households) => {
    expect(householdsOfType(type)).toBe(households);
  },
);

test('the number of buildings equals the site facts, numbered from 101 [FACT-3]', () => {
  expect(buildings.map(({ number }) => number)).toEqual(
    Array.from({ length: defaultSite.buildings }, (_, i) => 101 + i),
  );
});

test('the height of the tallest building equals the site facts [FACT-4]', () => {
  expect(Math.max(...buildings.map(topFloor))).toBe(defaultSite.floors.top);
});

test('every line starts at or above floor 1 and ends above its start', () => {
  for (const { lines } of buildings) {
    for (const { from, to } of lines) {
      expect(from).toBeGreaterThanOrEqual(1);
      expect(to).toBeGreaterThan(from);
    }
  }
});
