import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseUnit } from './parse-unit';

const read = () =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../data/units/84A.json'), 'utf8'),
  ) as Record<string, Record<string, unknown>[]>;

test.each<[string, (unit: ReturnType<typeof read>) => void, string]>([
  ['another type', (unit) => Object.assign(unit, { type: '72C' }), '"type" is one of 59A, 59B'],
  ['a room without a name', ({ rooms }) => delete rooms![2]!['name'], 'rooms[2]: "name" is a text'],
  [
    'a rectangle turned round',
    ({ rooms }) => Object.assign(rooms![0]!, { rect: [9, 0, 3, 4] }),
    'rooms[0]: "rect" is west, south, east, north',
  ],
  [
    'a slanted outline',
    (unit) =>
      Object.assign(unit, {
        outline: [
          [0, 0],
          [9, 1],
          [9, 9],
          [0, 9],
        ],
      }),
    '"outline" has at least four corners, joined along x and y',
  ],
  [
    'a door into a third room',
    ({ walls }) =>
      Object.assign((walls!.find(({ id }) => id === 'beds-hall')!['openings'] as object[])[0]!, {
        into: 'kitchen',
      }),
    '"into" is one of hall, bed2',
  ],
  ['a list that is none', (unit) => Object.assign(unit, { walls: {} }), '"walls" is a list'],
])('%s throws an error that names its place', (_, spoil, message) => {
  const unit = read();
  spoil(unit);
  expect(() => parseUnit(unit, '84A.json')).toThrow(message);
  expect(() => parseUnit(unit, '84A.json')).toThrow(/^84A\.json/);
});
