/** @jest-environment jsdom */
import type { BootBridge } from '../../boot/boot-bridge';
import { queueEarlyEvents } from '../../boot/queue-early-events';
import { createEarlyInput, type EarlyInput } from './early-input';
import { markHydrated } from './waiting-islands';

const boot = {} as BootBridge;
queueEarlyEvents(boot);
// jsdom knows neither pointers nor what they are over.
let canHover: boolean;
Object.assign(globalThis, { matchMedia: () => ({ matches: canHover }), PointerEvent: MouseEvent });

let input: EarlyInput;
let handled: string[];

const find = (id: string) => document.getElementById(id) as HTMLElement;
const queued = () => boot.earlyEvents?.map(({ target }) => (target as Element).id);

/** As when React has hydrated it. */
async function hydrate(id: string) {
  markHydrated(find(id));
  await input.replay(find(id));
}

beforeEach(() => {
  canHover = false;
  delete boot.isPending;
  boot.earlyEvents?.splice(0);
  document.body.innerHTML = `
    <div id="root">
      <button id="menu" type="button" popovertarget="sheet"></button>
      <div data-module="mfe-content/Home">
        <div id="slider" data-island="slider" data-props="{}">
          <button id="slide" type="button"></button>
        </div>
        <button id="static" type="button"></button>
        <div id="plans" data-module="mfe-floorplan/UnitPlansSlot" data-island="" data-props="">
          <button id="next" type="button"></button>
          <a id="tab" href="#panel" data-enhanced=""></a>
        </div>
      </div>
    </div>`;
  handled = [];
  // Clicked before the shell runs.
  find('menu').click();
  find('next').click();
  input = createEarlyInput(boot);
  find('root').addEventListener('click', ({ target }) => handled.push((target as Element).id));
});

test('replays the events of each part, once and in order, when it works', async () => {
  for (const id of ['next', 'slide', 'tab', 'static']) find(id).click();
  handled = [];
  await input.replay(document.body);
  expect(handled).toEqual(['menu']);
  await hydrate('slider');
  expect(handled).toEqual(['menu', 'slide']);
  await hydrate('plans');
  expect(handled).toEqual(['menu', 'slide', 'next', 'next', 'tab']);
  expect(queued()).toEqual([]);
});

test('events during and after the replay are handled once and not queued', async () => {
  find('plans').addEventListener('click', () => queueMicrotask(() => find('next').click()), {
    once: true,
  });
  await hydrate('plans');
  expect(handled).toEqual(['next', 'next']);
  find('next').click();
  expect(handled).toHaveLength(3);
  expect(queued()).toEqual(['menu']);
});

test('a replayed key keeps its modifiers, a replayed click its place in the page', async () => {
  const seen: unknown[] = [];
  find('plans').addEventListener('keydown', ({ key, shiftKey }) => seen.push([key, shiftKey]));
  find('next').dispatchEvent(
    new KeyboardEvent('keydown', { key: '+', shiftKey: true, bubbles: true }),
  );
  find('plans').addEventListener('click', ({ clientY }) => seen.push(clientY));
  const click = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(click, 'pageY', { value: 500 });
  find('next').dispatchEvent(click);
  seen.splice(0);
  Object.assign(globalThis, { scrollY: 100 });
  await hydrate('plans');
  Object.assign(globalThis, { scrollY: 0 });
  expect(seen).toEqual([-100, ['+', true], 400]);
});

test('drops old clicks on buttons, but not on links', async () => {
  find('tab').click();
  handled = [];
  const now = jest.spyOn(performance, 'now').mockReturnValue(1e15);
  await hydrate('plans');
  now.mockRestore();
  expect(handled).toEqual(['tab']);
});

test('the visitor uses what was clicked and what has the focus', () => {
  find('slide').focus();
  expect(input.active().map(({ id }) => id)).toEqual(['menu', 'next', 'slide']);
});

test('a part that hydrates under the pointer and around the focus is told so, except after a touch', async () => {
  const seen: string[] = [];
  for (const type of ['pointerover', 'focusin'])
    find('slider').addEventListener(type, (event) => seen.push(event.type));
  find('slide').focus();
  seen.splice(0);
  jest
    .spyOn(document, 'querySelectorAll')
    .mockImplementation((selector: string) =>
      find('root').querySelectorAll(selector === ':hover' ? '#slider, #slide' : selector),
    );
  await hydrate('slider');
  expect(seen).toEqual(['focusin']);
  canHover = true;
  await input.replay(find('slider'));
  expect(seen.slice(1)).toEqual(['pointerover', 'focusin']);
  jest.restoreAllMocks();
});

test('after giveUp it follows links, in this tab, and queues nothing more', () => {
  const followed = jest.fn();
  find('tab').click();
  find('tab').addEventListener('click', ({ defaultPrevented }) => followed(defaultPrevented));
  input.giveUp('mfe-floorplan/UnitPlansSlot');
  expect(followed.mock.calls).toEqual([[false]]);
  find('tab').click();
  find('slide').click();
  expect(queued()).toEqual(['menu', 'next', 'slide']);
});
