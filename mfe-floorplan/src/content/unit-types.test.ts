import { defaultSite } from '@site/contract';
import { contractArea, formatArea, supplyArea } from './unit-areas';
import { unitTypeFacts, unitTypes } from './unit-types';

test('the types equal those of the site facts, in menu order [FACT-6]', () => {
  expect(unitTypes.map(({ type }) => type)).toEqual(['59A', '59B', '84A', '84B', '101']);
  expect(new Set(unitTypes.map(({ type }) => type))).toEqual(
    new Set(Object.keys(defaultSite.householdsByType)),
  );
});

test.each([
  ['59A', '59.92', '82.46', '119.44'],
  ['59B', '59.87', '82.71', '119.66'],
  ['84A', '84.97', '111.28', '163.72'],
  ['84B', '84.91', '112.04', '164.44'],
  ['101', '101.88', '133.15', '196.03'],
])('%s: exclusive %s, supply %s, contract %s ㎡', (type, exclusive, supply, contract) => {
  const { areas } = unitTypeFacts(type);
  expect(formatArea(areas.exclusive)).toBe(exclusive);
  expect(formatArea(supplyArea(areas))).toBe(supply);
  expect(formatArea(contractArea(areas))).toBe(contract);
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
