import { brotliCompressSync } from 'node:zlib';
import { describeUnit } from '../../units/describe-unit';
import { loadUnits } from '../../units/load-unit';
import { slabsOf } from '../../units/polygon';
import { overlapOf } from '../../units/rectangle';
import { committedPlan } from '../committed-drawings';
import { drawPlan } from './draw-plan';
import { isFree, obstaclesOf, placeLabels } from './place-labels';
import { frameOf, sheetSize } from './sheet-frame';

/** At 672 px, a phone's width of the sheet, this is the smallest text that can still be read. */
const smallestPx = 18;

describe.each(loadUnits())('the sheet of $type', (unit) => {
  const { svg, name } = drawPlan(unit);
  const { drawn, sheet, mmPerPixel } = frameOf(unit);
  const labels = placeLabels(unit, mmPerPixel);

  test('has at most 12 KB compressed', () => {
    expect(brotliCompressSync(committedPlan(unit).svg).length).toBeLessThanOrEqual(12_000);
  });

  test('every room has a label of legible size', () => {
    expect(labels.map(({ room }) => room)).toEqual(unit.rooms.map(({ id }) => id));
    for (const { lines } of labels)
      for (const { sizePx } of lines) expect(sizePx).toBeGreaterThanOrEqual(smallestPx);
  });

  test('labels keep clear of furniture, walls, leaves and each other', () => {
    const obstacles = obstaclesOf(unit);
    for (const [i, { room, box }] of labels.entries()) {
      const home = unit.rooms.find(({ id }) => id === room);
      expect([room, home && isFree(slabsOf(home.poly), box, obstacles)]).toEqual([room, true]);
      for (const other of labels.slice(i + 1)) expect(overlapOf(box, other.box)).toBeUndefined();
    }
  });

  test('the drawing lies inside the sheet, whose ratio is the frame of the viewer', () => {
    expect(overlapOf(drawn, sheet)).toEqual(drawn);
    const ratio = (sheet[2] - sheet[0]) / (sheet[3] - sheet[1]);
    expect(ratio).toBeCloseTo(sheetSize.width / sheetSize.height, 6);
  });

  test('describes itself as text, and needs no style that a policy blocks', () => {
    expect(svg).toContain(`<title>${unit.type} 타입 평면도</title>`);
    expect(svg).toContain(describeUnit(unit));
    expect(svg).not.toMatch(/NaN|undefined|<style|style=|<script|href=|<image/);
    expect(name).toBe(`plan-${unit.type}`);
  });

  test('names its rooms and dimensions in words', () => {
    for (const { name: room } of unit.rooms)
      expect(svg.replaceAll(/<\/text><text[^>]*>/g, '')).toContain(room);
    expect(svg).toContain(`>${unit.outline[1]![0].toLocaleString('en')}</text>`);
  });
});

test('the error for a room too small for its name names the room', () => {
  const [unit] = loadUnits();
  const rooms = unit!.rooms.map((room) => ({ ...room, name: `${room.name}${'가'.repeat(40)}` }));
  expect(() => drawPlan({ ...unit!, rooms })).toThrow(/59A: no place for the label of master/);
});
