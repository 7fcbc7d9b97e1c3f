/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { closeFamilySite } from './close-family-site';
import { FamilySite } from './family-site';

function open(): HTMLDetailsElement {
  document.body.innerHTML = renderToString(<FamilySite />);
  const details = screen.getByRole<HTMLDetailsElement>('group');
  closeFamilySite(details);
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

test('Escape elsewhere leaves the focus where it is', () => {
  const details = open();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(button);
});
