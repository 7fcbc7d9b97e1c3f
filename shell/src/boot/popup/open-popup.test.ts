/** @jest-environment jsdom */
import type { BootBridge } from '../boot-bridge';
import { openPopup } from './open-popup';
import { popupStyles } from './popup-template';

const showModal = jest.fn();
let bridge: BootBridge;

beforeEach(() => {
  jest.useFakeTimers();
  showModal.mockReset();
  // jsdom has no dialogs, and loads no stylesheet.
  Object.assign(HTMLDialogElement.prototype, { showModal, close: jest.fn() });
  document.head.innerHTML = `<link rel="preload" href="/${popupStyles}">`;
  document.body.innerHTML = '';
  bridge = { start: jest.fn(), requestRegistration: jest.fn(), isRegistrationWanted: false };
  const template = document.createElement('template');
  template.innerHTML = '<dialog><form></form></dialog>';
  openPopup(template, bridge);
});
afterEach(() => jest.useRealTimers());

const stylesAreLate = () => jest.advanceTimersByTime(1_000);
const dialog = () => document.querySelector('dialog')!;
const hasEntry = () =>
  (history.state as { registrationPopup?: number }).registrationPopup !== undefined;

test('a dialog that React has opened meanwhile is not opened twice, and back closes it', () => {
  dialog().setAttribute('open', '');
  stylesAreLate();
  expect(showModal).not.toHaveBeenCalled();
  expect(hasEntry()).toBe(true);
});

test('a dialog that was closed meanwhile stays closed', () => {
  history.replaceState({}, '');
  dialog().dispatchEvent(new Event('close'));
  stylesAreLate();
  expect(showModal).not.toHaveBeenCalled();
  expect(hasEntry()).toBe(false);
});
