import { defaultSite, typePairs, type UnitType } from '@site/contract';
import { compareTypes } from './compare-types';

const compare = (one: UnitType, other: UnitType) => {
  const { facts, rooms } = compareTypes([one, other], defaultSite);
  return [...facts, ...rooms].map(({ term, cells, isSame }) => [
    term,
    ...cells.map(({ text, more }) => (more ? `${text} (${more})` : text)),
    ...(isSame ? ['='] : []),
  ]);
};

test('84A beside 84B: areas, households and rooms, and which type has more of each [UNIT-6]', () => {
  expect(compare('84A', '84B')).toEqual([
    ['평면 구성', '3침실과 알파룸 · 4Bay 판상형', '3침실 · 타워형'],
    ['주거전용면적', '84.97㎡ (0.06㎡ 더 넓음)', '84.91㎡'],
    ['공급면적', '111.28㎡', '112.04㎡ (0.76㎡ 더 넓음)'],
    ['계약면적', '163.72㎡', '164.44㎡ (0.72㎡ 더 넓음)'],
    ['세대수', '274세대 (38세대 더 많음)', '236세대'],
    ['거실', '4.3 × 4.5m', '5.0 × 4.6m (3.6㎡ 더 넓음)'],
    ['주방·식당', '4.3 × 3.1m', '5.0 × 3.1m (2.2㎡ 더 넓음)'],
    ['안방(침실 1)', '3.5 × 4.4m', '3.7 × 4.7m (2.0㎡ 더 넓음)'],
    ['침실 2', '2.8 × 3.7m', '3.3 × 3.6m (1.5㎡ 더 넓음)'],
    ['침실 3', '2.8 × 3.7m (0.2㎡ 더 넓음)', '3.0 × 3.4m'],
    ['알파룸', '2.0 × 2.5m (이 타입에만 있음)', '없음'],
    ['드레스룸', '3.5 × 1.5m (0.7㎡ 더 넓음)', '1.9 × 2.4m'],
  ]);
});

test.each(typePairs)(
  '%s beside %s has every room of both types once, and marks differences',
  (one, other) => {
    const { pair, facts, rooms } = compareTypes([one, other], defaultSite);
    const terms = rooms.map(({ term }) => term);
    expect(new Set(terms).size).toBe(terms.length);
    expect(new Set(terms)).toEqual(
      new Set(pair.flatMap((type) => type.rooms.map(({ name }) => name))),
    );
    // Differences are marked, in one cell at most, and equal values are marked as equal.
    for (const { cells, isSame } of [...facts, ...rooms]) {
      expect(isSame).toBe(cells[0].text === cells[1].text);
      for (const { more } of cells) expect(more ?? '').not.toMatch(/^0\.0+㎡/);
      expect(cells.filter(({ more }) => more).length).toBeLessThanOrEqual(isSame ? 0 : 1);
    }
  },
);

test('a type that does not exist has no comparison', () => {
  expect(() => compareTypes(['84A', '99Z' as UnitType], defaultSite)).toThrow(RangeError);
});
