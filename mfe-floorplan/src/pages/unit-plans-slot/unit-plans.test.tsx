/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import UnitPlans from '../../expose/unit-plans-slot';

const tab = (name: string) =>
  screen.getByRole('tab', { name: (_, element) => element.textContent === name });
const previous = () => screen.getByRole('button', { name: '이전 타입' });
const next = () => screen.getByRole('button', { name: '다음 타입' });
const panel = () => screen.getByRole('tabpanel');

const scrollIntoView = jest.fn();

beforeEach(() => {
  location.hash = '';
  window.scrollY = 0;
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
  render(<UnitPlans />);
});

test('initially the first tab is selected and the previous arrow is disabled [VIEWER-1, VIEWER-3]', () => {
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '59A㎡',
    '59B㎡',
    '84A㎡',
    '84B㎡',
    '101㎡',
  ]);
  expect(tab('59A㎡').getAttribute('aria-selected')).toBe('true');
  expect(previous().hasAttribute('disabled')).toBe(true);
  expect(next().hasAttribute('disabled')).toBe(false);
  expect(panel().textContent).toContain('1 / 5');
});

test('selecting a tab shows its type: one picture, its figures, the counter [VIEWER-4]', () => {
  fireEvent.click(tab('84A㎡'));
  expect(tab('84A㎡').getAttribute('aria-selected')).toBe('true');
  expect(panel().getAttribute('aria-labelledby')).toBe(tab('84A㎡').id);
  expect(panel().id).toBe(tab('84A㎡').getAttribute('aria-controls'));
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(panel().textContent).toContain('84.97㎡');
  expect(panel().textContent).toContain('274세대');
  expect(screen.getByText('3 / 5')).toBeTruthy();
});

test('the arrows step through all five types and stop at the ends [VIEWER-2, VIEWER-3]', () => {
  for (const name of ['59B㎡', '84A㎡', '84B㎡', '101㎡']) {
    fireEvent.click(next());
    expect(tab(name).getAttribute('aria-selected')).toBe('true');
  }
  expect(next().hasAttribute('disabled')).toBe(true);
  expect(previous().hasAttribute('disabled')).toBe(false);
  fireEvent.click(previous());
  expect(tab('84B㎡').getAttribute('aria-selected')).toBe('true');
});

test('the focus stays on the arrow until it is disabled, then moves to the selected tab', () => {
  fireEvent.click(tab('84A㎡'));
  const arrow = next();
  arrow.focus();
  fireEvent.click(arrow);
  expect(document.activeElement).toBe(arrow);
  fireEvent.click(arrow);
  expect(document.activeElement).toBe(tab('101㎡'));
});

test('the same holds for the previous arrow', () => {
  fireEvent.click(tab('59B㎡'));
  previous().focus();
  fireEvent.click(previous());
  expect(document.activeElement).toBe(tab('59A㎡'));
});

test('arrow keys move between tabs, of which only one is in the tab order [VIEWER-6]', () => {
  tab('59A㎡').focus();
  fireEvent.keyDown(tab('59A㎡'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('59B㎡'));
  fireEvent.keyDown(tab('59B㎡'), { key: 'End' });
  expect(document.activeElement).toBe(tab('101㎡'));
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('the picture fades in on a change, not initially, and the class is removed after 500 ms [VIEWER-5]', () => {
  jest.useFakeTimers();
  const fading = () => document.querySelectorAll('.fade-in').length;
  expect(fading()).toBe(0);
  fireEvent.click(next());
  expect(fading()).toBe(1);
  act(() => jest.advanceTimersByTime(499));
  expect(fading()).toBe(1);
  act(() => jest.advanceTimersByTime(1));
  expect(fading()).toBe(0);
  jest.useRealTimers();
});

test('the counter is announced with the name of the type', () => {
  fireEvent.click(next());
  expect(screen.getByRole('status').textContent).toBe('59B㎡ 2 / 5');
});

test.each([
  ['at the top of the page', 0, 1],
  ['not on a page whose position was restored', 900, 0],
])('an address selects its type and scrolls to it, %s [HOME-21]', (_, scrolledPx, times) => {
  cleanup();
  location.hash = '#84A';
  window.scrollY = scrolledPx;
  render(<UnitPlans />);
  expect(tab('84A㎡').getAttribute('aria-selected')).toBe('true');
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});

test('a link on the page scrolls from any position and selects its type, also after a choice', () => {
  fireEvent.click(tab('59B㎡'));
  window.scrollY = 900;
  location.hash = '#84B';
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(tab('84B㎡').getAttribute('aria-selected')).toBe('true');
});
