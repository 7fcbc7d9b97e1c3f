/** @jest-environment jsdom */
import type { BootBridge } from './boot-bridge';
import { queueEarlyEvents, takeRecordedEvents } from './queue-early-events';

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
    <div data-island="tabs">
      <button id="next" type="button"><i id="icon"></i></button>
      <form><button id="send">send</button><input id="field"></form>
      <a id="plain" href="#plain">link</a>
      <a id="tab" href="#panel" data-enhanced="">tab</a>
    </div>
    <button id="menu" type="button" popovertarget="sheet"></button>
    <a id="static" href="#static" data-enhanced="">link</a>
    <dialog open><button id="outside" type="button">close</button></dialog>`;
});
afterEach(() => jest.useRealTimers());

test('ignores links, submits and elements outside of islands, which work without script', () => {
  document.addEventListener('submit', (event) => event.preventDefault());
  for (const id of ['plain', 'send', 'outside', 'static', 'field']) find(id).click();
  expect(names()).toEqual([]);
});

test('queues clicks on an opener of a popover only where the browser does not open it', () => {
  find('menu').click();
  expect(names()).toEqual(['click menu']);
  bridge.earlyEvents?.splice(0);
  Object.assign(find('menu'), { popoverTargetElement: document.body });
  find('menu').click();
  expect(names()).toEqual([]);
});

test('a link that hydration has replaced meanwhile is not followed', () => {
  const link = find('tab');
  link.click();
  const followed = jest.fn();
  link.addEventListener('click', followed);
  link.remove();
  jest.advanceTimersByTime(4000);
  expect([followed.mock.calls, names()]).toEqual([[], []]);
});

test('follows the link if the shell is late, in this tab; from then on it is a plain link', () => {
  const followed = jest.fn();
  (find('tab') as HTMLAnchorElement).target = '_blank';
  find('tab').click();
  const link = find('tab') as HTMLAnchorElement;
  link.addEventListener('click', (event) => followed(event.defaultPrevented, link.target));
  jest.advanceTimersByTime(3999);
  expect(followed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(followed.mock.calls).toEqual([[false, '']]);
  expect(link.target).toBe('_blank');
  expect(names()).toEqual([]);
});

test('leaves the link to the shell once it runs', () => {
  const followed = jest.fn();
  find('tab').click();
  find('tab').addEventListener('click', followed);
  bridge.isPending = () => true;
  jest.advanceTimersByTime(10_000);
  expect(followed).not.toHaveBeenCalled();
  expect(names()).toEqual(['click tab']);
});

test('does not follow a link whose click was replayed', () => {
  const followed = jest.fn();
  find('tab').click();
  bridge.earlyEvents?.splice(0);
  find('tab').addEventListener('click', followed);
  jest.advanceTimersByTime(10_000);
  expect(followed).not.toHaveBeenCalled();
});

test('a click with a modifier key opens a new tab at once', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  find('tab').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  expect(names()).toEqual([]);
});

test('queues keys of tabs and viewers, but not typed text, Tab and shortcuts', () => {
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

test('ignores elements that are hydrated or whose code has failed', () => {
  bridge.isPending = (element) => element.id !== 'tab';
  find('tab').click();
  find('next').click();
  expect(names()).toEqual(['click next']);
});

test('takes up what the pre-paint script recorded, which then records no more', () => {
  const earlyEvents: Event[] = [];
  const record = (event: Event) => void earlyEvents.push(event);
  globalThis.siteBoot = { ...bridge, earlyEvents, record };
  for (const type of ['click', 'keydown']) addEventListener(type, record, true);
  for (const id of ['next', 'plain', 'tab', 'send']) find(id).click();
  press('tab', 'ArrowRight');
  const recorded = takeRecordedEvents();
  expect(recorded).toHaveLength(5);
  find('next').click();
  expect(earlyEvents).toEqual([]);

  const late = { isRegistrationWanted: false } as BootBridge;
  queueEarlyEvents(late, recorded);
  expect(late.earlyEvents?.map(({ type, target }) => `${type} ${(target as Element).id}`)).toEqual([
    'click next',
    'click tab',
    'keydown tab',
  ]);
});
