/** Words about a unit type that the home viewer and the type pages share. */
export const typeWords = {
  previous: '이전 타입',
  next: '다음 타입',
  typeUnit: '㎡ 타입',
  supply: '공급면적',
  households: '세대수',
  householdUnit: '세대',
} as const;

/** @returns how menus, tabs and headings call a type: 84A㎡. */
export const typeName = (type: string) => `${type}㎡`;
