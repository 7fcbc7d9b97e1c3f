import type { UnitType } from '@site/contract';
import type { Building } from '../site/site-model';

export interface BuildingHomes {
  readonly number: number;
  readonly top: number;
  readonly homes: number;
  readonly byType: Readonly<Partial<Record<UnitType, number>>>;
}

/** Counts the units of every building from its vertical lines. */
export function homesByBuilding(buildings: readonly Building[]): readonly BuildingHomes[] {
  return buildings.map(({ number, lines }) => {
    const byType: Partial<Record<UnitType, number>> = {};
    for (const [type, from, to] of lines) byType[type] = (byType[type] ?? 0) + to - from + 1;
    return {
      number,
      top: Math.max(...lines.map(([, , to]) => to)),
      homes: Object.values(byType).reduce((sum, count) => sum + count, 0),
      byType,
    };
  });
}
