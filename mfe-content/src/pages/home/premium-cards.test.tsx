/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { PremiumCards } from './premium-cards';

let change: () => void = jest.fn();
const query = {
  matches: false,
  addEventListener: (_: string, listener: () => void) => {
    change = listener;
  },
  removeEventListener: jest.fn(),
};

beforeEach(() => {
  globalThis.matchMedia = jest.fn().mockReturnValue(query);
});

function states() {
  return [...document.querySelectorAll('details')].map((card) => ({
    open: card.open,
    tabIndex: card.querySelector('summary')?.tabIndex,
  }));
}

test('each number has its own picture [HOME-11]', () => {
  render(<PremiumCards />);
  const cards = [...document.querySelectorAll('li')].map((card) => [
    card.querySelector('small')?.textContent,
    /home-card-(\w+)\./.exec(card.querySelector('img')?.src ?? '')?.[1],
  ]);
  expect(cards.filter(([number]) => number)).toEqual([
    ['PREMIUM 01', 'lake'],
    ['PREMIUM 02', 'facade'],
    ['PREMIUM 03', 'living'],
    ['PREMIUM 04', 'park'],
  ]);
});

test('on a phone the first card is open and every card is focusable [HOME-9]', () => {
  query.matches = false;
  render(<PremiumCards />);
  expect(states().map(({ open }) => open)).toEqual([true, false, false, false]);
  expect(states().map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0, 0]);
});

test('on a desktop all four cards are open and none is focusable [HOME-10]', () => {
  query.matches = false;
  render(<PremiumCards />);
  query.matches = true;
  act(() => change());
  expect(states()).toEqual(Array.from({ length: 4 }, () => ({ open: true, tabIndex: -1 })));
});
