import { findWheelTarget, lastWheelStep, wheelLockMs, type Span } from './find-wheel-target';

/** Nine sections of these heights, then a footer of 500 px. */
function pageOf(heights: readonly number[]) {
  const sections: Span[] = [];
  let topPx = 44;
  for (const height of heights) {
    sections.push({ topPx, bottomPx: topPx + height });
    topPx += height;
  }
  const view = (scrollPx: number) => ({
    scrollPx,
    windowPx: 900,
    documentPx: topPx + 500,
    headerPx: 84,
  });
  return { sections, view };
}

const nine = Array.from({ length: 9 }, () => 800);

/** Turns the wheel until there is no further target. */
function roll(direction: 1 | -1, heights: readonly number[], fromPx: number) {
  const { sections, view } = pageOf(heights);
  const targets = [];
  for (let scrollPx = fromPx; ;) {
    const target = findWheelTarget(direction, sections, view(scrollPx));
    if (!target) return targets;
    targets.push(target);
    scrollPx = target.scrollPx;
  }
}

test('the constants equal the specification [WHEEL-2, WHEEL-3]', () => {
  expect([wheelLockMs, lastWheelStep]).toEqual([500, 8.5]);
});

test('from the top every notch is one step, and the last half step shows the footer [WHEEL-2]', () => {
  const targets = roll(1, nine, 0);
  expect(targets.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8.5]);
  // 44 strip + nine sections + 500 footer - 900 window
  expect(targets.at(-1)?.scrollPx).toBe(44 + 9 * 800 + 500 - 900);
});

test('a section is aligned below the sticky header', () => {
  expect(roll(1, nine, 0)[0]).toEqual({ step: 1, scrollPx: 44 + 800 - 84 });
});

test('upwards it makes the same stops, back to the top', () => {
  const foot = roll(1, nine, 0).at(-1)?.scrollPx ?? 0;
  expect(roll(-1, nine, foot).map(({ step }) => step)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(roll(-1, nine, foot).at(-1)?.scrollPx).toBe(0);
});

test('there are never more than 8.5 steps [WHEEL-2]', () => {
  const steps = roll(1, [...nine, 800, 800], 0).map(({ step }) => step);
  expect(Math.max(...steps)).toBe(8.5);
});

describe('a section taller than the window', () => {
  const heights = [800, 800, 2000, 800, 800, 800, 800, 800, 800];
  const { sections, view } = pageOf(heights);
  const startPx = 44 + 1600 - 84;
  const endPx = 44 + 1600 + 2000 - 900;

  test.each([
    [startPx, startPx + 816],
    [startPx + 500, endPx],
    [endPx - 10, endPx],
  ])('at %d px a notch shows what is below in it, to %d px and not beyond its end', (at, to) => {
    expect(findWheelTarget(1, sections, view(at))).toEqual({ step: 2, scrollPx: to });
  });

  test('once its end is visible, the next notch moves to the next section', () => {
    expect(findWheelTarget(1, sections, view(endPx))?.step).toBe(3);
  });

  test('from below it is entered at its end', () => {
    expect(findWheelTarget(-1, sections, view(44 + 3600 - 84))).toEqual({
      step: 2,
      scrollPx: endPx,
    });
    expect(findWheelTarget(-1, sections, view(endPx))).toEqual({ step: 2, scrollPx: endPx - 816 });
  });

  test('at its start the next notch up moves to the previous section', () => {
    expect(findWheelTarget(-1, sections, view(startPx))?.step).toBe(1);
  });
});

test('from a position within a short section, up moves to its start', () => {
  const { sections, view } = pageOf(nine);
  expect(findWheelTarget(-1, sections, view(900))).toEqual({ step: 1, scrollPx: 760 });
});

test('without sections there is no target', () => {
  expect(findWheelTarget(1, [], pageOf(nine).view(0))).toBeUndefined();
});
