import type { UnitType } from '@site/contract';

/** The unit types in the order of their pages. An array, because an object would list the integer key 101 first. */
export const unitTypes: readonly { readonly type: UnitType; readonly area: string }[] = [
  { type: '59A', area: '전용 59㎡' },
  { type: '59B', area: '전용 59㎡' },
  { type: '84A', area: '전용 84㎡' },
  { type: '84B', area: '전용 84㎡' },
  { type: '101', area: '전용 101㎡' },
];
