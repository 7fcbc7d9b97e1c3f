/** @returns for example `1,215세대` */
export function householdCount(households: number): string {
  return `${households.toLocaleString('ko-KR')}세대`;
}
