import { describeUnit } from './describe-unit';
import { loadUnit, loadUnits } from './load-unit';

test('the entrance comes first, then each room with its access and its windows', () => {
  expect(describeUnit(loadUnit('84B'))).toMatch(
    /^84B 타입, 전용면적 84\.91㎡, 침실 3개의 타워형 평면\. .*차례로\. 현관 1\.6 × 1\.6m\. 복도 1\.3 × 4\.0m, 현관에서 출입\. 침실 1 /,
  );
  expect(describeUnit(loadUnit('84B'))).toContain(
    '거실 5.0 × 4.6m, 복도 쪽으로 트임, 남쪽·동쪽 창.',
  );
});

test.each(loadUnits())('$type: every room is named once, in complete sentences', (unit) => {
  const text = describeUnit(unit);
  for (const { name } of unit.rooms)
    expect(text.match(new RegExp(`\\. ${name}[ ,]`, 'g'))).toHaveLength(1);
  expect(text).not.toMatch(/undefined|NaN|outside/);
});
