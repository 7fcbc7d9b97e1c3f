/** Areas in ㎡ as a recruitment notice lists them. Sums are computed only here, so that all pages agree. */
export interface UnitAreas {
  /** 주거전용면적 */
  readonly exclusive: number;
  /** 주거공용면적: stairs, lifts and halls of the building. */
  readonly residentialCommon: number;
  /** 기타공용면적: car park, machine rooms, community rooms. */
  readonly otherCommon: number;
}

/** @returns 공급면적 in ㎡. */
export function supplyArea({ exclusive, residentialCommon }: UnitAreas): number {
  return sum(exclusive, residentialCommon);
}

/** @returns 계약면적 in ㎡. */
export function contractArea(areas: UnitAreas): number {
  return sum(supplyArea(areas), areas.otherCommon);
}

/** @returns for example `84.97`, without the unit. */
export function formatArea(squareMetres: number): string {
  return squareMetres.toFixed(2);
}

/** Adds in hundredths, because floating-point sums of decimal fractions are not exact. */
function sum(...squareMetres: readonly number[]): number {
  return squareMetres.reduce((total, area) => total + Math.round(area * 100), 0) / 100;
}
