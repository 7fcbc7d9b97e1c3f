import type { UnitType } from '@site/contract';

/** As in the chart of the same page: white words stand on each at 4.5:1 or better. */
export const typeColours: Readonly<Record<UnitType, string>> = {
  '59A': '#2f6a7c',
  '59B': '#1f5560',
  '84A': '#3f5560',
  '84B': '#14242d',
  '101': '#7a4f1f',
};
