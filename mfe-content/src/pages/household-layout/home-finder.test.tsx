/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { HomeFinder } from './home-finder';

jest.mock('@site/host', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

afterEach(cleanup);

/** The other status is the level of the drawing's zoom. */
const found = () => screen.getAllByRole('status')[0]?.textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('building, line and floor lead to the type of that home and to its plan [COMPLEX-9]', () => {
  render(<HomeFinder />);
  press('110동');
  press(/^2호/);
  fireEvent.change(screen.getByRole('slider', { name: '층' }), { target: { value: '12' } });
  expect(found()).toBe('110동 1202호 59B 전용 59㎡');
  expect(screen.getByRole('link', { name: /59B 평면 보기/ }).getAttribute('href')).toBe(
    '/FloorPlan/59B',
  );
});

test('the 101 type leads to its route 114A', () => {
  render(<HomeFinder />);
  press('101동');
  press(/^1호/);
  expect(screen.getByRole('link', { name: /101 평면 보기/ }).getAttribute('href')).toBe(
    '/FloorPlan/114A',
  );
});

test('a floor above the building becomes its highest', () => {
  render(<HomeFinder />);
  press('101동');
  fireEvent.change(screen.getByRole('slider', { name: '층' }), { target: { value: '35' } });
  press('109동');
  expect(found()).toMatch(/^109동 29/);
  press('한 층 위로');
  expect(found()).toMatch(/^109동 29/);
});

test('keys walk through the drawing', () => {
  render(<HomeFinder />);
  const drawing = screen.getByRole('button', { name: /그림에서 세대 지정/ });
  expect(found()).toMatch(/^103동 2002호/);
  fireEvent.keyDown(drawing, { key: 'ArrowUp' });
  fireEvent.keyDown(drawing, { key: 'ArrowRight' });
  expect(found()).toMatch(/^103동 2103호/);
});

test('a press on the drawing chooses the home below it; Enter has no place and chooses nothing', () => {
  render(<HomeFinder />);
  const drawing = screen.getByRole('button', { name: /그림에서 세대 지정/ });
  drawing.getBoundingClientRect = () => ({ left: 0, top: 0, width: 1000, height: 400 }) as DOMRect;
  fireEvent.click(drawing, { detail: 0, clientX: 5, clientY: 200 });
  expect(found()).toMatch(/^103동/);
  fireEvent.click(drawing, { detail: 1, clientX: 15, clientY: 200 });
  expect(found()).toMatch(/^101동 \d+01호 101/);
});

test('a floor chosen before hydration is kept', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<HomeFinder />);
  const slider = container.querySelector('input') as HTMLInputElement;
  slider.value = '5';
  await act(() => Promise.resolve(hydrateRoot(container, <HomeFinder />)));
  expect(slider.value).toBe('5');
  expect(found()).toMatch(/^103동 502호/);
});

test('without script nothing pretends to be a control', () => {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<HomeFinder />));
  expect(sheet.getStyleTags().match(/@media \(scripting: ?none\)/g)).toHaveLength(3);
  expect(html).not.toMatch(/ style=/);
});
