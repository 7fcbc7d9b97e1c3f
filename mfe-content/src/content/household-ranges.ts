import type { UnitType } from '@site/contract';

/** A vertical line of units, of the same type on every floor of the range. */
export interface Line {
  readonly type: UnitType;
  readonly from: number;
  readonly to: number;
}

export interface Building {
  /** 101 for 101동. */
  readonly number: number;
  /** Lines 1호, 2호 … in order. Below floor `from` are the piloti. */
  readonly lines: readonly Line[];
}

const line = (type: UnitType, from: number, to: number): Line => ({ type, from, to });

/** All units by position. Their sums, in total and by type, equal the site facts (household-ranges.test.ts). */
export const buildings: readonly Building[] = [
  {
    number: 101,
    lines: [line('101', 3, 35), line('84A', 3, 35), line('84A', 3, 35), line('101', 3, 35)],
  },
  {
    number: 102,
    lines: [line('59A', 3, 34), line('59B', 3, 34), line('59B', 3, 34), line('59A', 3, 34)],
  },
  {
    number: 103,
    lines: [line('101', 3, 35), line('84A', 3, 35), line('84A', 3, 35), line('101', 3, 35)],
  },
  {
    number: 104,
    lines: [line('59A', 4, 35), line('59B', 4, 35), line('59B', 4, 35), line('59A', 4, 35)],
  },
  {
    number: 105,
    lines: [line('84A', 3, 34), line('84B', 3, 34), line('84B', 3, 34), line('84A', 3, 34)],
  },
  {
    number: 106,
    lines: [line('59A', 3, 33), line('59B', 4, 33), line('59B', 4, 33), line('59A', 3, 33)],
  },
  {
    number: 107,
    lines: [line('101', 3, 32), line('84B', 3, 32), line('84B', 3, 32), line('101', 2, 32)],
  },
  {
    number: 108,
    lines: [line('59A', 3, 31), line('84B', 3, 31), line('84B', 3, 31), line('59A', 3, 31)],
  },
  {
    number: 109,
    lines: [line('84A', 4, 29), line('84B', 3, 29), line('84B', 3, 29), line('84A', 4, 29)],
  },
  {
    number: 110,
    lines: [line('59A', 4, 28), line('59B', 3, 28), line('84A', 3, 28), line('59A', 4, 28)],
  },
];

function householdsOfLine({ from, to }: Line): number {
  return to - from + 1;
}

export function householdsOfBuilding({ lines }: Building): number {
  return lines.reduce((sum, each) => sum + householdsOfLine(each), 0);
}

/** Highest floor of a building. */
export function topFloor({ lines }: Building): number {
  return Math.max(...lines.map(({ to }) => to));
}

/** The largest number of lines in a building, which is the number of columns of the table. */
export const lineCount = Math.max(...buildings.map(({ lines }) => lines.length));

export function householdsOfType(type: UnitType): number {
  return buildings
    .flatMap(({ lines }) => lines)
    .filter((each) => each.type === type)
    .reduce((sum, each) => sum + householdsOfLine(each), 0);
}

export const householdsInAll = buildings.reduce((sum, each) => sum + householdsOfBuilding(each), 0);
