/** @jest-environment jsdom */
import type { BootBridge } from './boot-bridge';
import { queueEarlyEvents } from './queue-early-events';

const bridge = { isRegistrationWanted: false } as BootBridge;
queueEarlyEvents(bridge);

const find = (id: string) => document.getElementById(id) as HTMLElement;
const names = () =>
  bridge.earlyEvents?.map(({ type, target }) => `${type} ${(target as Element).id}`);

function press(id: string, key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  find(id).dispatchEvent(event);
  return event;
}

beforeEach(() => {
  jest.useFakeTimers();
  delete bridge.isPending;
  bridge.earlyEvents?.splice(0);
  document.body.innerHTML = `
    <div id="root">
      <button id="next" type="button"><i id="icon"></i></button>
      <form><button id="send">send</button><input id="field"></form>
      <a id="plain" href="#plain">link</a>
      <a id="tab" href="#panel" data-enhanced="">tab</a>
    </div>
    <dialog open><button id="outside" type="button">close</button></dialog>`;
});
afterEach(() => jest.useRealTimers());

test('clicks that only script can answer are kept in order, each one', () => {
  for (const id of ['next', 'icon', 'next']) find(id).click();
  expect(names()).toEqual(['click next', 'click icon', 'click next']);
});

test('what works by itself is left alone: links, submits, what stands outside the root', () => {
  document.addEventListener('submit', (event) => event.preventDefault());
  for (const id of ['plain', 'send', 'outside', 'field']) find(id).click();
  expect(names()).toEqual([]);
});

test('a link that script answers in place waits for it', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('tab').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(names()).toEqual(['click tab']);
});

test('and is followed when none comes in time; from then on it is a link', () => {
  const followed = jest.fn();
  find('tab').click();
  find('tab').addEventListener('click', ({ defaultPrevented }) => followed(defaultPrevented));
  jest.advanceTimersByTime(3999);
  expect(followed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(followed.mock.calls).toEqual([[false]]);
  expect(names()).toEqual([]);
});

test('where the shell has come, it decides', () => {
  const followed = jest.fn();
  find('tab').click();
  find('tab').addEventListener('click', followed);
  bridge.isPending = () => true;
  jest.advanceTimersByTime(10_000);
  expect(followed).not.toHaveBeenCalled();
  expect(names()).toEqual(['click tab']);
});

test('a replayed one is not followed', () => {
  const followed = jest.fn();
  find('tab').click();
  bridge.earlyEvents?.splice(0);
  find('tab').addEventListener('click', followed);
  jest.advanceTimersByTime(10_000);
  expect(followed).not.toHaveBeenCalled();
});

test('a new tab asked for by a modifier opens at once', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  find('tab').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  expect(names()).toEqual([]);
});

test('keys of tabs and viewers are kept; letters in a field, Tab and shortcuts are not', () => {
  for (const key of ['ArrowRight', 'End', '+', 'Escape', 'Tab', 'Shift', 'F5']) press('tab', key);
  press('field', 'a');
  expect(bridge.earlyEvents?.map((event) => (event as KeyboardEvent).key)).toEqual([
    'ArrowRight',
    'End',
    '+',
    'Escape',
  ]);
  expect(press('tab', ' ').defaultPrevented).toBe(true);
  expect(press('next', ' ').defaultPrevented).toBe(false);
});

test('what is hydrated, or has no code to wait for, is none of its business', () => {
  bridge.isPending = (element) => element.id !== 'tab';
  find('tab').click();
  find('next').click();
  expect(names()).toEqual(['click next']);
});
