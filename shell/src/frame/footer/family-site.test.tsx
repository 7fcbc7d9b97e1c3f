/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { FamilySite } from './family-site';

function open(): HTMLDetailsElement {
  render(<FamilySite />);
  const details = screen.getByRole<HTMLDetailsElement>('group');
  details.open = true;
  return details;
}

test('pointerdown outside closes it, inside it does not', () => {
  const details = open();
  fireEvent.pointerDown(screen.getByRole('link'));
  expect(details.open).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(details.open).toBe(false);
});

test('Escape closes it and returns the focus to the summary', () => {
  const details = open();
  screen.getByRole('link').focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(details.querySelector('summary'));
});
