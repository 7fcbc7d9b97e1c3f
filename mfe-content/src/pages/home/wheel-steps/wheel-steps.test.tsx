/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { WheelSteps } from './wheel-steps';

const sectionPx = 700;
const scrollTo = jest.fn();
let isDesktop: boolean;
let hasReducedMotion: boolean;

function Page() {
  return (
    <div data-wheel-steps="">
      {Array.from({ length: 9 }, (_, index) => (
        <section key={index} data-wheel-step="" data-testid={`step-${index}`}>
          <div data-testid={`box-${index}`} />
        </section>
      ))}
      <WheelSteps />
    </div>
  );
}

beforeEach(() => {
  isDesktop = true;
  hasReducedMotion = false;
  scrollTo.mockClear();
  document.body.innerHTML = '';
  Object.assign(globalThis, { scrollTo, innerHeight: 900, scrollY: 0 });
  globalThis.matchMedia = jest.fn().mockImplementation((query: string) => ({
    matches:
      (isDesktop || !query.includes('(width>=')) &&
      (!hasReducedMotion || !query.includes('prefers-reduced-motion: no-preference')),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  }));
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9 * sectionPx + 500);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const top = Number(this.dataset['testid']?.replace('step-', '') ?? 0) * sectionPx - scrollY;
    return { top, bottom: top + sectionPx } as DOMRect;
  });
});

/** @returns whether the page handled the wheel event instead of the browser. */
function turn(timeStamp: number, init: WheelEventInit = {}, target: Element = document.body) {
  const event = new WheelEvent('wheel', {
    deltaY: 100,
    bubbles: true,
    cancelable: true,
    ...init,
  });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

test('with larger text the wheel is left to the browser [WHEEL-5]', () => {
  render(<Page />);
  document.documentElement.dataset['textSize'] = '1';
  expect(turn(1000)).toBe(false);
  document.documentElement.dataset['textSize'] = '0';
  expect(turn(2000)).toBe(true);
  delete document.documentElement.dataset['textSize'];
});

test('on a page that is zoomed by two fingers the wheel is left to the browser [WHEEL-5]', () => {
  render(<Page />);
  Object.assign(globalThis, { visualViewport: { scale: 2 } });
  expect(turn(1000)).toBe(false);
  Object.assign(globalThis, { visualViewport: { scale: 1 } });
  expect(turn(2000)).toBe(true);
});

test('a notch scrolls smoothly to the next section [WHEEL-1]', () => {
  render(<Page />);
  expect(turn(1000)).toBe(true);
  expect(scrollTo).toHaveBeenCalledWith({ top: sectionPx, behavior: 'smooth' });
});

test('for 500 ms after a step further notches are ignored [WHEEL-3]', () => {
  render(<Page />);
  turn(1000);
  expect(turn(1499)).toBe(true);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  globalThis.scrollY = sectionPx - 30;
  turn(1500);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 2 * sectionPx, behavior: 'smooth' });
});

test.each<[string, WheelEventInit]>([
  ['ctrl (zoom)', { ctrlKey: true }],
  ['shift (sideways)', { shiftKey: true }],
  ['a touchpad', { deltaY: 4 }],
])('%s is left to the browser [WHEEL-4]', (_, init) => {
  render(<Page />);
  expect(turn(1000, init)).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('while a dialog is open the wheel is left to the browser [WHEEL-4]', () => {
  render(<Page />);
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  expect(turn(1000)).toBe(false);
});

test('over a scrollable element the wheel is left to the browser', () => {
  render(<Page />);
  const box = screen.getByTestId('box-2');
  box.style.overflowY = 'auto';
  jest.spyOn(box, 'scrollHeight', 'get').mockReturnValue(400);
  expect(turn(1000, {}, box)).toBe(false);
  jest.spyOn(box, 'scrollHeight', 'get').mockReturnValue(0);
  expect(turn(2000, {}, box)).toBe(true);
});

test.each<[string, () => void]>([
  ['on a phone', () => (isDesktop = false)],
  ['with reduced motion', () => (hasReducedMotion = true)],
])('%s there is no wheel listener', (_, prefer) => {
  prefer();
  render(<Page />);
  expect(turn(1000)).toBe(false);
});

test('unmounting removes the wheel listener', () => {
  render(<Page />).unmount();
  expect(turn(1000)).toBe(false);
});
