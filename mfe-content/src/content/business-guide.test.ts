import { defaultSite } from '@site/contract';
import { typeMix } from './business-guide';
import { unitTypes } from './unit-types';

test('the mix lists every type of the site facts, in the order of the unit pages [FACT-6]', () => {
  expect(unitTypes.map(({ type }) => type)).toEqual(['59A', '59B', '84A', '84B', '101']);
  expect(
    typeMix(defaultSite)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(Object.keys(defaultSite.householdsByType).sort());
});
