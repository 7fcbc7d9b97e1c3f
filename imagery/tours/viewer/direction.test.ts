import { clampLook, degreesPerPixel, focalLength, project, type Look } from './direction';

const size = { width: 1000, height: 500 };
const ahead: Look = { yaw: 0, pitch: 0, opening: 60 };

test('yaw wraps around, pitch is limited', () => {
  expect(clampLook({ yaw: 190, pitch: 0, opening: 60 }).yaw).toBe(-170);
  expect(clampLook({ yaw: -545, pitch: 0, opening: 60 }).yaw).toBe(175);
  expect(clampLook({ yaw: 0, pitch: 200, opening: 5 })).toEqual({ yaw: 0, pitch: 75, opening: 35 });
  expect(clampLook({ yaw: 0, pitch: -80, opening: 170 })).toEqual({
    yaw: 0,
    pitch: -75,
    opening: 85,
  });
});

test('the opening spans the shorter side', () => {
  const top = project({ yaw: 0, pitch: 30 }, ahead, size);
  expect(top?.x).toBeCloseTo(0);
  expect(top?.y).toBeCloseTo(-250);
  expect(focalLength(size, 90)).toBeCloseTo(250);
});

test('the centre of the view is at 0, points to its right are positive, points behind have no place', () => {
  const look: Look = { yaw: 170, pitch: 20, opening: 60 };
  const middle = project({ yaw: 170, pitch: 20 }, look, size);
  expect(Math.abs(middle?.x ?? NaN) + Math.abs(middle?.y ?? NaN)).toBeLessThan(1e-9);
  expect(project({ yaw: -175, pitch: 20 }, look, size)?.x).toBeGreaterThan(0);
  expect(project({ yaw: 155, pitch: 20 }, look, size)?.x).toBeLessThan(0);
  expect(project({ yaw: -10, pitch: 0 }, look, size)).toBeUndefined();
});

test('a pixel of dragging turns by the angle that it covers', () => {
  const turned = project({ yaw: degreesPerPixel(size, 60), pitch: 0 }, ahead, size);
  expect(turned?.x).toBeCloseTo(1, 3);
});
