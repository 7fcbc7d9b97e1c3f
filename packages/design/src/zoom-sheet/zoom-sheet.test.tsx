/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ZoomSheet, ZoomTools } from './zoom-sheet';

const frame = () => screen.getByRole('region', { name: '84A 타입 평면도' });
const zoom = () => frame().firstElementChild as HTMLElement;
const level = () => Number(zoom().style.getPropertyValue('--zoom') || '1');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const touches = (...points: [number, number][]) => ({
  touches: points.map(([clientX, clientY]) => ({ clientX, clientY })),
});

const clickedHome = jest.fn();

beforeEach(() => {
  clickedHome.mockClear();
  render(
    <ZoomSheet label="84A 타입 평면도" ratio={1.6} file="/media/plan.svg" Tools={ZoomTools}>
      <button type="button" onClick={clickedHome}>
        세대
      </button>
    </ZoomSheet>,
  );
});

test('the buttons zoom in and out between 1 and 4, and reset', () => {
  expect(screen.getByText('100%')).toBeTruthy();
  press('확대');
  expect(level()).toBe(1.5);
  expect(screen.getByText('150%')).toBeTruthy();
  press('축소');
  expect(level()).toBe(1);
  for (let i = 0; i < 9; i++) press('확대');
  expect(level()).toBe(4);
  press('원래대로');
  expect(level()).toBe(1);
});

test('a button at its limit is aria-disabled and keeps the focus', () => {
  const reset = screen.getByRole('button', { name: '원래대로' });
  press('확대');
  expect(reset.getAttribute('aria-disabled')).toBe('false');
  reset.focus();
  fireEvent.click(reset);
  expect(reset.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(reset);
});

test('Ctrl and wheel zoom the sheet instead of the page; the wheel alone scrolls the page', () => {
  const plain = createEvent.wheel(frame(), { deltaY: -100 });
  fireEvent(frame(), plain);
  expect([level(), plain.defaultPrevented]).toEqual([1, false]);
  const zoomIn = createEvent.wheel(frame(), { deltaY: -100, ctrlKey: true });
  fireEvent(frame(), zoomIn);
  expect(level()).toBeCloseTo(Math.exp(0.25));
  expect(zoomIn.defaultPrevented).toBe(true);
  fireEvent.wheel(frame(), { deltaY: 100, metaKey: true });
  expect(level()).toBeCloseTo(1);
});

test('a pinch zooms; one finger is left to the browser', () => {
  fireEvent.touchStart(frame(), touches([0, 0], [100, 0]));
  const move = createEvent.touchMove(frame(), touches([0, 0], [200, 0]));
  fireEvent(frame(), move);
  expect(level()).toBe(2);
  expect(move.defaultPrevented).toBe(true);
  fireEvent.touchEnd(frame(), touches([0, 0]));
  const pan = createEvent.touchMove(frame(), touches([50, 0]));
  fireEvent(frame(), pan);
  expect([level(), pan.defaultPrevented]).toEqual([2, false]);
});

test('with focus on the frame, + and - zoom and 0 resets; other keys are left to the browser', () => {
  expect(frame().tabIndex).toBe(0);
  fireEvent.keyDown(frame(), { key: '+' });
  fireEvent.keyDown(frame(), { key: '=' });
  expect(level()).toBe(2.25);
  fireEvent.keyDown(frame(), { key: '-' });
  expect(level()).toBe(1.5);
  fireEvent.keyDown(frame(), { key: '0' });
  expect(level()).toBe(1);
  expect(fireEvent.keyDown(frame(), { key: 'ArrowRight' })).toBe(true);
  expect(fireEvent.keyDown(frame(), { key: '0', ctrlKey: true })).toBe(true);
});

test('a mouse drags the zoomed sheet until its button is released; touch does not', () => {
  const capture = jest.fn();
  frame().setPointerCapture = capture;
  const pointer = (type: string, more: object) =>
    act(
      () =>
        void frame().dispatchEvent(
          Object.assign(new Event(type), { button: 0, pointerId: 1 }, more),
        ),
    );
  const start = { clientX: 100, clientY: 100 };
  const moveTo = (clientX: number, clientY: number) =>
    pointer('pointermove', { clientX, clientY, buttons: 1 });
  pointer('pointerdown', { pointerType: 'mouse', ...start });
  moveTo(70, 90);
  expect([frame().scrollLeft, capture.mock.calls]).toEqual([0, []]);
  press('확대');
  pointer('pointerdown', { pointerType: 'touch', ...start });
  moveTo(70, 90);
  expect(frame().scrollLeft).toBe(0);
  pointer('pointerdown', { pointerType: 'mouse', ...start });
  moveTo(70, 90);
  expect([frame().scrollLeft, frame().scrollTop]).toEqual([30, 10]);
  moveTo(60, 80);
  expect([frame().scrollLeft, frame().scrollTop]).toEqual([40, 20]);
  pointer('lostpointercapture', {});
  moveTo(30, 70);
  expect(frame().scrollLeft).toBe(40);
});

test('a button that is released outside the frame before a drag ends the press', () => {
  const capture = jest.fn();
  frame().setPointerCapture = capture;
  press('확대');
  const pointer = (type: string, more: object) =>
    frame().dispatchEvent(Object.assign(new Event(type), { button: 0, pointerId: 1 }, more));
  pointer('pointerdown', { pointerType: 'mouse', clientX: 1, clientY: 40 });
  pointer('pointermove', { buttons: 0, clientX: 50, clientY: 40 });
  pointer('pointermove', { buttons: 0, clientX: 90, clientY: 40 });
  expect([capture.mock.calls, frame().scrollLeft]).toEqual([[], 0]);
});

test('a press with hardly any movement is a click on the element under the pointer', () => {
  const capture = jest.fn();
  frame().setPointerCapture = capture;
  press('확대');
  const home = screen.getByRole('button', { name: '세대' });
  const pointer = (type: string, more: object) =>
    home.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true }), { button: 0, pointerId: 1 }, more),
    );
  pointer('pointerdown', { pointerType: 'mouse', clientX: 10, clientY: 10 });
  pointer('pointermove', { clientX: 12, clientY: 11, buttons: 1 });
  pointer('pointerup', {});
  fireEvent.click(home);
  expect(clickedHome).toHaveBeenCalledTimes(1);
  expect([capture.mock.calls, frame().dataset['dragging']]).toEqual([[], undefined]);
});

test('a link opens the drawing in a new window, also without script', () => {
  const link = screen.getByRole('link', { name: '새 창에서 크게 보기' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/media/plan.svg',
    '_blank',
  ]);
});

test('the point under the pointer stays in place', () => {
  const box = (element: HTMLElement, measure: () => object) => {
    element.getBoundingClientRect = measure as () => DOMRect;
  };
  box(frame(), () => ({ left: 0, top: 0, width: 100, height: 80 }));
  box(zoom(), () => ({
    left: -frame().scrollLeft,
    top: -frame().scrollTop,
    width: 100 * level(),
    height: 80 * level(),
  }));
  fireEvent.wheel(frame(), { deltaY: -100, ctrlKey: true, clientX: 100, clientY: 0 });
  expect(frame().scrollLeft).toBeCloseTo(100 * Math.exp(0.25) - 100);
  expect(frame().scrollTop).toBe(0);
});
