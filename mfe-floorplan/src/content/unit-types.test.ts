import { defaultSite } from '@site/contract';
import { unitTypeFacts, unitTypes } from './unit-types';

test('the types equal those of the site facts, in menu order [FACT-6]', () => {
  expect(unitTypes.map(({ type }) => type)).toEqual(['59A', '59B', '84A', '84B', '101']);
  expect(new Set(unitTypes.map(({ type }) => type))).toEqual(
    new Set(Object.keys(defaultSite.householdsByType)),
  );
});

test.each(unitTypes)('$type is named after its exclusive area in whole ㎡', (facts) => {
  expect(Math.trunc(facts.areas.exclusive)).toBe(Number.parseInt(facts.type, 10));
});

test.each(unitTypes)('$type lists its rooms, living room first', ({ rooms }) => {
  expect(rooms[0]?.name).toBe('거실');
  expect(new Set(rooms.map(({ name }) => name)).size).toBe(rooms.length);
});

test('the error names an unknown type', () => {
  expect(() => unitTypeFacts('114A')).toThrow(/No unit type "114A"/);
});
