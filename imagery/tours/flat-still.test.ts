import { flatStill, type Pixels } from './flat-still';
import { project } from './viewer/direction';

/** Red increases to the right, green downwards, so that a colour identifies a position. */
const panorama: Pixels = (() => {
  const [width, height] = [360, 180];
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      data.set(
        [Math.floor((column / width) * 255), Math.floor((row / height) * 255), 0],
        (row * width + column) * 3,
      );
  return { width, height, data };
})();
const size = { width: 320, height: 180 };
const look = { yaw: 30, pitch: 10, opening: 60 };
const still = flatStill(panorama, look, size);

test.each([
  { yaw: 30, pitch: 10 },
  { yaw: 50, pitch: 0 },
  { yaw: 10, pitch: 30 },
])('the direction %j is at the position where the viewer draws it', (direction) => {
  const place = project(direction, look, size)!;
  const [column, row] = [place.x + size.width / 2, place.y + size.height / 2].map(Math.floor) as [
    number,
    number,
  ];
  const [red = 0, green = 0] = still.data.slice((row * size.width + column) * 3);
  expect(Math.abs((red / 255) * 360 - 180 - direction.yaw)).toBeLessThan(2.5);
  expect(Math.abs(90 - (green / 255) * 180 - direction.pitch)).toBeLessThan(2.5);
});
