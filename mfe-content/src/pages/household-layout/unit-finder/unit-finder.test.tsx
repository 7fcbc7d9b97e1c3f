/** @jest-environment jsdom */
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { UnitFinder } from './unit-finder';

afterEach(cleanup);

/** The first status; the second one is the zoom level of the drawing. */
const resultText = () => screen.getAllByRole('status')[0]?.textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('building, line and floor give the type of the unit and a link to its plan [COMPLEX-9]', () => {
  render(<UnitFinder />);
  press('110동');
  press(/^2호/);
  fireEvent.change(screen.getByRole('slider', { name: '층' }), { target: { value: '12' } });
  expect(resultText()).toBe('110동 1202호 59B 전용 59㎡');
  expect(screen.getByRole('link', { name: /59B 평면 보기/ }).getAttribute('href')).toBe(
    '/FloorPlan/59B',
  );
});

test('type 101 links to its route 114A', () => {
  render(<UnitFinder />);
  press('101동');
  press(/^1호/);
  expect(screen.getByRole('link', { name: /101 평면 보기/ }).getAttribute('href')).toBe(
    '/FloorPlan/114A',
  );
});

test('a floor outside a line becomes its nearest floor', () => {
  render(<UnitFinder />);
  fireEvent.change(screen.getByRole('slider', { name: '층' }), { target: { value: '3' } });
  press('104동');
  expect(resultText()).toMatch(/^104동 4/);
  press('101동');
  fireEvent.change(screen.getByRole('slider', { name: '층' }), { target: { value: '35' } });
  press('109동');
  expect(resultText()).toMatch(/^109동 29/);
  press('한 층 위로');
  expect(resultText()).toMatch(/^109동 29/);
});

test('arrow keys move the choice in the drawing, also to other buildings, stop at the ends, and keep it in view', async () => {
  const shown: Element[] = [];
  // jsdom has no layout.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this);
  };
  render(<UnitFinder />);
  const drawing = screen.getByRole('button', { name: /그림에서 세대 선택/ });
  const unitAfter = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(drawing, { key });
    return resultText()?.split(' ', 2).join(' ');
  };
  expect(unitAfter()).toBe('103동 2002호');
  expect(unitAfter('ArrowUp')).toBe('103동 2102호');
  expect(unitAfter('ArrowRight', 'ArrowRight', 'ArrowRight')).toBe('104동 2101호');
  expect(unitAfter('ArrowLeft')).toBe('103동 2104호');
  expect(unitAfter('ArrowLeft', 'ArrowDown')).toBe('103동 2003호');
  expect(unitAfter('Tab')).toBe('103동 2003호');
  await waitFor(() => expect(shown).toHaveLength(7));
  expect(new Set(shown.map((each) => each.tagName))).toEqual(new Set(['rect']));
  press('110동');
  press(/^4호/);
  expect(unitAfter('PageUp', 'PageUp', 'ArrowUp', 'ArrowRight')).toBe('110동 2804호');
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'an arrow key with %s in the drawing belongs to the browser',
  (modifier) => {
    render(<UnitFinder />);
    const drawing = screen.getByRole('button', { name: /그림에서 세대 선택/ });
    const event = createEvent.keyDown(drawing, { key: 'ArrowLeft', [modifier]: true });
    fireEvent(drawing, event);
    expect(event.defaultPrevented).toBe(false);
    expect(resultText()).toMatch(/^103동 2002호/);
  },
);

test('a click in the drawing chooses the unit there; Enter has no position and chooses nothing', () => {
  render(<UnitFinder />);
  const drawing = screen.getByRole('button', { name: /그림에서 세대 선택/ });
  drawing.getBoundingClientRect = () => ({ left: 0, top: 0, width: 1000, height: 400 }) as DOMRect;
  fireEvent.click(drawing, { detail: 0, clientX: 5, clientY: 200 });
  expect(resultText()).toMatch(/^103동/);
  fireEvent.click(drawing, { detail: 1, clientX: 15, clientY: 200 });
  expect(resultText()).toMatch(/^101동 \d+01호 101/);
});

test('hydration preserves a floor chosen before it', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<UnitFinder />);
  const slider = container.querySelector('input') as HTMLInputElement;
  slider.value = '5';
  await act(() => Promise.resolve(hydrateRoot(container, <UnitFinder />)));
  expect(slider.value).toBe('5');
  expect(resultText()).toMatch(/^103동 502호/);
});

test('without JavaScript no inactive control is shown', () => {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<UnitFinder />));
  expect(sheet.getStyleTags().match(/@media \(scripting: ?none\)/g)).toHaveLength(5);
  expect(html).not.toMatch(/ style=/);
});
