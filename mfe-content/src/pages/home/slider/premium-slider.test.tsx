/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { PremiumSlider } from './premium-slider';

let hasReducedMotion = false;

// jsdom has no PointerEvent, and its MouseEvent ignores `pointerType`.
class PointerEventWithType extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PointerEvent: PointerEventWithType });
  hasReducedMotion = false;
  // jsdom has no layout: give the row a box and a scrollTo.
  jest
    .spyOn(HTMLElement.prototype, 'getClientRects')
    .mockReturnValue([{}] as unknown as DOMRectList);
  HTMLElement.prototype.scrollTo = jest.fn();
  globalThis.matchMedia = jest.fn().mockImplementation(() => ({
    matches: hasReducedMotion,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  }));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const status = () => screen.getByText(/^7장 중 \d번째$/);
/** In steps of at most a second, so that React renders between two slides. */
function wait(ms: number) {
  for (let left = ms; left > 0; left -= 1000)
    act(() => jest.advanceTimersByTime(Math.min(left, 1000)));
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function expectSlide(position: number) {
  expect(status().textContent).toBe(`7장 중 ${position}번째`);
  const current = document.querySelector('[aria-current="true"]');
  expect(current?.getAttribute('aria-label')).toBe(`7장 중 ${position}번째`);
}

function swipe(fromX: number, toX: number, yPx = 0) {
  const row = screen.getByRole('list', { name: '프리미엄' });
  fireEvent.touchStart(row, { touches: [{ clientX: fromX, clientY: 0 }] });
  fireEvent.touchMove(row, { changedTouches: [{ clientX: toX, clientY: yPx }] });
  fireEvent.touchEnd(row, { changedTouches: [{ clientX: toX, clientY: yPx }] });
}

test('it advances every six seconds and wraps after the seventh slide [SLIDER-2]', () => {
  render(<PremiumSlider />);
  wait(5999);
  expectSlide(1);
  wait(1);
  expectSlide(2);
  for (let turn = 0; turn < 5; turn++) wait(6000);
  expectSlide(7);
  wait(6000);
  expectSlide(1);
});

test('이전 and 다음 change the slide, with wraparound [SLIDER-6]', () => {
  render(<PremiumSlider />);
  click('이전');
  expectSlide(7);
  click('다음');
  expectSlide(1);
});

test('a dot jumps to its slide [SLIDER-5]', () => {
  render(<PremiumSlider />);
  click('7장 중 5번째');
  expectSlide(5);
});

test('a swipe to the left is next, to the right previous; 50 px are too short, and a steep one scrolls the page [SLIDER-3, SLIDER-4]', () => {
  render(<PremiumSlider />);
  swipe(200, 149);
  expectSlide(2);
  swipe(100, 151);
  expectSlide(1);
  swipe(200, 150);
  swipe(100, 150);
  swipe(200, 140, 90);
  expectSlide(1);
  swipe(200, 140, 59);
  expectSlide(2);
});

test('a slide chosen by the visitor stays for a full six seconds', () => {
  render(<PremiumSlider />);
  wait(5000);
  click('다음');
  wait(5000);
  expectSlide(2);
  wait(1000);
  expectSlide(3);
});

test('자동 넘김 멈춤 stops it, 자동 넘김 시작 starts it [SLIDER-7]', () => {
  render(<PremiumSlider />);
  click('자동 넘김 멈춤');
  wait(20_000);
  expectSlide(1);
  click('자동 넘김 시작');
  wait(6000);
  expectSlide(2);
});

test('it pauses on keyboard focus and mouse hover, and announces slides only then', () => {
  render(<PremiumSlider />);
  expect(status().getAttribute('aria-live')).toBe('off');
  const next = screen.getByRole('button', { name: '다음' });
  act(() => next.focus());
  expect(status().getAttribute('aria-live')).toBe('polite');
  wait(20_000);
  expectSlide(1);
  act(() => next.blur());
  wait(6000);
  expectSlide(2);
  fireEvent.pointerEnter(next, { pointerType: 'mouse' });
  wait(20_000);
  expectSlide(2);
  fireEvent.pointerLeave(next, { pointerType: 'mouse' });
  wait(6000);
  expectSlide(3);
});

test('it pauses while the tab is hidden', () => {
  render(<PremiumSlider />);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  wait(20_000);
  expectSlide(1);
});

test('with reduced motion it does not advance until it is started', () => {
  hasReducedMotion = true;
  render(<PremiumSlider />);
  wait(20_000);
  expectSlide(1);
  click('자동 넘김 시작');
  wait(6000);
  expectSlide(2);
});

test('it does not advance in a closed panel', () => {
  render(
    <details>
      <summary>panel</summary>
      <PremiumSlider />
    </details>,
  );
  wait(20_000);
  expect(document.querySelector('[aria-current]')?.getAttribute('aria-label')).toBe('7장 중 1번째');
});

describe('while the row scrolls', () => {
  const row = () => screen.getByRole('list', { name: '프리미엄' });
  /** jsdom has no layout: slides are 100 px wide, and the row has scrolled to `xPx`. */
  const scrollTo = (xPx: number) => {
    row().scrollLeft = xPx;
    fireEvent.scroll(row());
  };
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(700);
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
    });
  });

  test('a swipe right after a native scroll starts from the slide that it has reached [SLIDER-3]', () => {
    render(<PremiumSlider />);
    scrollTo(190);
    wait(100);
    swipe(200, 149);
    expectSlide(4);
  });

  test('it advances from the slide that was reached before hydration [SLIDER-2]', () => {
    jest.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(200);
    render(<PremiumSlider />);
    wait(150);
    expectSlide(3);
    wait(6000);
    expectSlide(4);
  });

  test('a second swipe counts while the first still scrolls the row [SLIDER-3]', () => {
    render(<PremiumSlider />);
    swipe(200, 149);
    scrollTo(60);
    swipe(200, 149);
    expectSlide(3);
  });

  test('a click while the row still scrolls counts from where it leads, however slow its frames are', () => {
    render(<PremiumSlider />);
    click('다음');
    scrollTo(20);
    wait(200);
    click('다음');
    expectSlide(3);
    scrollTo(200);
    wait(200);
    expectSlide(3);
    // The visitor's own scrolling decides again.
    click('다음');
    scrollTo(230);
    fireEvent.wheel(row());
    scrollTo(100);
    wait(200);
    expectSlide(2);
  });

  test('the same on the way back from the end of the row', () => {
    render(<PremiumSlider />);
    scrollTo(600);
    wait(200);
    expectSlide(7);
    click('다음');
    scrollTo(600);
    wait(200);
    click('다음');
    expectSlide(2);
  });

  test('a tap leaves the next native scroll to the visitor', () => {
    render(<PremiumSlider />);
    swipe(200, 200);
    scrollTo(190);
    swipe(200, 149);
    expectSlide(4);
  });
});
