import { formatCount } from '@site/contract';

/** @returns for example `1,215세대` */
export function householdCount(households: number): string {
  return `${formatCount(households)}세대`;
}
