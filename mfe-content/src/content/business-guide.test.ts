import { defaultSite } from '@site/contract';
import { overviewRows, typeMix } from './business-guide';
import { overviewRows as homeRows } from './home-overview';
import { unitTypes } from './unit-types';

test('the table says what the home page says', () => {
  expect(
    overviewRows(defaultSite).map(({ term, value }) => ({ term, description: value })),
  ).toEqual(homeRows(defaultSite));
});

test('every type of the site facts stands in the mix, in the order of the unit pages', () => {
  expect(unitTypes.map(({ type }) => type)).toEqual(['59A', '59B', '84A', '84B', '101']);
  expect(
    typeMix(defaultSite)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(Object.keys(defaultSite.householdsByType).sort());
});
