import { cameraProblems } from './checks/camera-problems';
import { clearSize } from './clear-size';
import { furnitureProblems } from './checks/furniture-problems';
import { openingProblems, reachProblems } from './checks/opening-problems';
import { tilingProblems } from './checks/tiling-problems';
import { wallProblems } from './checks/wall-problems';
import { loadUnit, loadUnits } from './load-unit';
import { areaOf } from '../outline';
import type { Unit, Wall } from './unit';
import { exclusiveArea, serviceArea } from './unit-areas';

const units = loadUnits();

describe.each(units)('$type', (unit) => {
  test('rooms tile the outline', () => expect(tilingProblems(unit)).toEqual([]));
  test('walls are on borders, and borders have walls', () =>
    expect(wallProblems(unit)).toEqual([]));
  test('openings are in walls and join the listed rooms', () =>
    expect(openingProblems(unit)).toEqual([]));
  test('every room can be reached from the front door', () =>
    expect(reachProblems(unit)).toEqual([]));
  test('cameras are clear of obstacles, lamps are inside', () =>
    expect(cameraProblems(unit)).toEqual([]));
  test('furniture is clear of obstacles', () => expect(furnitureProblems(unit)).toEqual([]));

  test('exclusive and service area add up to the total', () => {
    expect(exclusiveArea(unit) + serviceArea(unit)).toBeCloseTo(areaOf(unit.outline) / 1e6, 1);
  });

  test('a balcony is at most 1.5 m deep where it became room', () => {
    for (const { poly } of unit.expansions) {
      const ys = poly.map(([, y]) => y);
      expect(Math.max(...ys) - Math.min(...ys)).toBeLessThanOrEqual(1500);
    }
  });

  test('every bedroom, living room and kitchen has a usable size', () => {
    for (const room of unit.rooms.filter(({ id }) => /^(bed|master|living|kitchen)/.test(id))) {
      const { width, depth } = clearSize(unit, room);
      expect([room.id, Math.min(width, depth) >= 2300]).toEqual([room.id, true]);
    }
  });
});

test.each([
  ['59A', 59.92],
  ['59B', 59.87],
  ['84A', 84.97],
  ['84B', 84.91],
  ['101', 101.88],
] as const)('the exclusive area of %s is %d ㎡', (type, area) => {
  expect(exclusiveArea(loadUnit(type))).toBe(area);
});

describe('an invalid model', () => {
  const unit = loadUnit('84A');
  const withRoom = (id: string, poly: Unit['outline']): Unit => ({
    ...unit,
    rooms: unit.rooms.map((room) => (room.id === id ? { ...room, poly } : room)),
  });
  const withWall = (id: string, change: (wall: Wall) => Wall): Unit => ({
    ...unit,
    walls: unit.walls.map((wall) => (wall.id === id ? change(wall) : wall)),
  });
  const rect = (x0: number, y0: number, x1: number, y1: number): Unit['outline'] => [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];

  test('a gap and an overlap are found', () => {
    expect(tilingProblems(withRoom('bed3', rect(10900, 0, 13700, 3800)))[0]).toMatch(/no room/);
    expect(tilingProblems(withRoom('bed3', rect(10800, 0, 13800, 3800)))[0]).toMatch(
      /bed2 and bed3/,
    );
  });

  test('a missing wall and a stray one are found', () => {
    const without = { ...unit, walls: unit.walls.filter(({ id }) => id !== 'living-bed2') };
    expect(wallProblems(without)).toContain('no wall between living and bed2');
    const stray = withWall('living-bed2', (wall) => ({
      ...wall,
      from: [7900, 0],
      to: [7900, 3800],
    }));
    expect(wallProblems(stray)).toContain('wall living-bed2 leaves the border of two rooms');
  });

  test('a door that leaves its wall or joins other rooms is found', () => {
    const moved = (at: number) =>
      openingProblems(
        withWall('beds-hall', (wall) => ({
          ...wall,
          openings: wall.openings.map((opening, i) => (i === 0 ? { ...opening, at } : opening)),
        })),
      ).join();
    expect(moved(300)).toMatch(/longer than the wall/);
    expect(moved(2900)).toMatch(/runs into wall bed2-bed3/);
    expect(moved(4800)).toMatch(/joins bed3 and entry, not bed2 and hall/);
  });

  test('a room without a door is found', () => {
    const shut = withWall('master-living', (wall) => ({ ...wall, openings: [] }));
    expect(reachProblems(shut)).toEqual([
      'no way to master',
      'no way to dress',
      'no way to bath1',
      'no way to pantry',
    ]);
  });

  test('a camera in a sofa, in the wrong room or in a wall is found', () => {
    const at = (x: number, y: number) =>
      cameraProblems({
        ...unit,
        panoramas: [{ id: 'living', at: [x, y], towards: [0, 0] }],
      }).join();
    expect(at(4200, 2000)).toBe('camera living stands at sofa');
    expect(at(8000, 1000)).toMatch(/stands at wall living-bed2/);
    expect(at(1500, 4000)).toBe('panorama living stands in master');
    expect(at(5900, 4150)).toBe('');
  });

  test('furniture in a wall, a door swing, a passage or another piece is found', () => {
    const [piece] = unit.furniture.filter(({ kind, room }) => kind === 'desk' && room === 'bed2');
    const at = (...box: [number, number, number, number]) =>
      furnitureProblems({ ...unit, furniture: [{ ...piece!, rect: box }] }).join();
    expect(at(8040, 1650, 8685, 2900)).toMatch(/stands in wall living-bed2/);
    expect(at(10000, 2600, 10800, 3200)).toMatch(/door of wall beds-hall strikes/);
    expect(at(10100, 3000, 10800, 3700)).toMatch(/blocks the door of wall beds-hall/);
    expect(at(7500, 1000, 8600, 2000)).toMatch(/leaves the room/);
    expect(furnitureProblems({ ...unit, furniture: [piece!, piece!] }).join()).toMatch(
      /stands in desk/,
    );
    expect(at(8085, 1650, 8685, 2900)).toBe('');
  });
});
