import { fadeDown, fadeOut } from './shades';

test('a fade goes from stop to stop in steps of two levels', () => {
  expect(fadeDown('lake', [0, '#000000'], [0.5, '#040000'], [1, '#040400'])).toBe(
    '<pattern id="lake" width="1" height="1" patternContentUnits="objectBoundingBox">' +
      '<path d="M0 0h1v1H0z" fill="#010000"/><path d="M0 0.25h1v1H0z" fill="#030000"/>' +
      '<path d="M0 0.5h1v1H0z" fill="#040100"/><path d="M0 0.75h1v1H0z" fill="#040300"/></pattern>',
  );
});

test('a fade from a centre draws the outermost colour everywhere, then smaller rings', () => {
  const from = { cx: 0.5, cy: 0.6, r: 0.8, from: '#040404', to: '#000000' };
  expect(fadeOut('lawn', from)).toBe(
    '<pattern id="lawn" width="1" height="1" patternContentUnits="objectBoundingBox">' +
      '<path d="M0 0h1v1H0z" fill="#010101"/><circle cx="0.5" cy="0.6" r="0.4" fill="#030303"/></pattern>',
  );
});
