/** @jest-environment jsdom */
import type { BootBridge } from '../../boot/boot-bridge';
import { queueEarlyEvents } from '../../boot/queue-early-events';
import { blockEarlyEvents, type EarlyEvents } from './early-events';
import { findPendingBoundaries, type PendingBoundaries } from './pending-boundaries';

const boot = {} as BootBridge;
queueEarlyEvents(boot);
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });

let root: HTMLElement;
let events: EarlyEvents;
let pending: PendingBoundaries;
let handled: string[];

const find = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  delete boot.isPending;
  boot.earlyEvents?.splice(0);
  document.body.innerHTML = `
    <div id="root">
      <button id="menu" type="button"></button>
      <div id="page" data-module="mfe-content/Home">
        <button id="slide" type="button"></button>
        <div id="slot" data-module="mfe-floorplan/UnitPlansSlot">
          <button id="next" type="button"></button><a id="tab" href="#panel" data-enhanced=""></a>
        </div>
      </div>
    </div>`;
  root = find('root');
  handled = [];
  // Clicked before the shell runs.
  find('menu').click();
  find('next').click();
  pending = findPendingBoundaries(root);
  events = blockEarlyEvents(root, pending, boot);
  // As React does: on the root, in both phases.
  for (const isCaptured of [true, false])
    root.addEventListener(
      'click',
      ({ target }) =>
        handled.push(`${isCaptured ? 'capture' : 'bubble'} ${(target as Element).id}`),
      isCaptured,
    );
});

const both = (id: string) => [`capture ${id}`, `bubble ${id}`];

test('React receives no events of pending boundaries', () => {
  for (const id of ['menu', 'slide', 'next']) find(id).click();
  expect(handled).toEqual([]);
});

test('capture listeners on the document receive all events', () => {
  const seen = jest.fn();
  document.addEventListener('click', seen, true);
  find('slide').click();
  document.removeEventListener('click', seen, true);
  expect(seen).toHaveBeenCalledTimes(1);
});

test('replays the events of each boundary, once and in order, when it is released', async () => {
  find('next').click();
  find('slide').click();
  await events.release(root);
  expect(handled).toEqual(both('menu'));
  await events.release(find('page'));
  expect(handled).toEqual([...both('menu'), ...both('slide')]);
  await events.release(find('slot'));
  expect(handled.slice(4)).toEqual([...both('next'), ...both('next')]);
  expect(boot.earlyEvents).toEqual([]);
});

test('events during the replay follow the queue; later ones are not queued', async () => {
  find('next').click();
  const release = events.release(find('slot'));
  const clickAgain = () => queueMicrotask(() => find('next').click());
  find('slot').addEventListener('click', clickAgain, { once: true });
  await release;
  expect(handled).toEqual([...both('next'), ...both('next')].concat(both('next')));
  find('next').click();
  expect(handled).toHaveLength(8);
});

test('a slot inside a pending boundary is pending too', () => {
  expect(pending.isInsidePending(find('slot'))).toBe(true);
  expect(pending.isInsidePending(root)).toBe(false);
});

test('drops old clicks', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1e15);
  await events.release(find('slot'));
  now.mockRestore();
  expect(handled).toEqual([]);
});

test('after giveUp it follows links, in this tab, and queues nothing more', () => {
  const followed = jest.fn();
  find('tab').click();
  find('tab').addEventListener('click', ({ defaultPrevented }) => followed(defaultPrevented));
  events.giveUp(find('slot'));
  expect(followed.mock.calls).toEqual([]);
  find('tab').click();
  expect(boot.earlyEvents?.map(({ target }) => (target as Element).id)).toEqual(['menu', 'next']);
});
