/** Copy about a unit type, shared by the viewer on home and the type pages. */
export const typeTexts = {
  previous: '이전 타입',
  next: '다음 타입',
  typeUnit: '㎡ 타입',
  supply: '공급면적',
  contract: '계약면적',
  households: '세대수',
  householdUnit: '세대',
} as const;

/** @returns for example `84A 상담·방문예약` */
export const visitLabel = (name: string) => `${name} 상담·방문예약`;

/** @returns the name of a type in menus, tabs and headings, for example `84A㎡`. */
export const typeName = (type: string) => `${type}㎡`;
