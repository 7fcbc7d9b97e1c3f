/** @jest-environment jsdom */
import { enhanceFrame } from './enhance-frame';

test('the header has data-scrolled while the page is scrolled, also from before script [FRAME-6]', () => {
  document.body.innerHTML = '<header id="header"></header>';
  Object.assign(globalThis, { scrollY: 300 });
  enhanceFrame();
  const isMarked = () => document.getElementById('header')?.hasAttribute('data-scrolled');
  expect(isMarked()).toBe(true);
  for (const y of [0, 1]) {
    Object.assign(globalThis, { scrollY: y });
    dispatchEvent(new Event('scroll'));
    expect(isMarked()).toBe(y > 0);
  }
});
