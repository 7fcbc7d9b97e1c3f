/** @jest-environment jsdom */
import {
  markHydrated,
  ownerOf,
  rankOf,
  waitingIslandOf,
  waitingIslands,
  waitingIslandsOf,
} from './waiting-islands';

/** Boxes of the contents by the island's id; jsdom has no layout. */
let boxes: Record<string, { readonly top: number; readonly bottom: number }>;
Range.prototype.getBoundingClientRect = function (this: Range) {
  const { top, bottom } = boxes[(this.startContainer as Element).id] ?? { top: 0, bottom: 0 };
  return { top, bottom, height: bottom - top } as DOMRect;
};

const find = (id: string) => document.getElementById(id)!;
const ids = (islands: readonly Element[]) => islands.map(({ id }) => id);

beforeEach(() => {
  boxes = {};
  Object.assign(globalThis, { innerHeight: 800 });
  document.body.innerHTML = `
    <div id="share" data-island="share" data-props="{}"><button id="copy"></button></div>
    <div data-module="mfe-content/Home">
      <div id="reveal" data-island="reveal" data-props="{}"></div>
      <div id="slider" data-island="slider" data-props="{}"></div>
      <div id="plans" data-module="mfe-floorplan/UnitPlansSlot" data-island="" data-props="">
        <div id="tabs" data-island="tabs"><a id="tab"></a></div>
      </div>
      <div id="cards" data-island="cards" data-props="{}"><button id="card"></button></div>
    </div>`;
});

test('the islands of a document are those with props; others are parts of these', () => {
  expect(ids(waitingIslands())).toEqual(['share', 'reveal', 'slider', 'plans', 'cards']);
  expect(waitingIslandOf(find('tab'))).toBe(find('plans'));
  expect(waitingIslandOf(find('plans'))).toBe(find('plans'));
  expect(waitingIslandOf(document.body)).toBeNull();
});

test('a hydrated island waits no more', () => {
  markHydrated(find('plans'));
  expect(ids(waitingIslands())).not.toContain('plans');
  expect(waitingIslandOf(find('tab'))).toBeNull();
});

test('an island belongs to the nearest remote, without one to the shell', () => {
  expect(['share', 'slider', 'plans'].map((id) => ownerOf(find(id)))).toEqual([
    'shell',
    'mfe-content/Home',
    'mfe-floorplan/UnitPlansSlot',
  ]);
  expect(ids(waitingIslandsOf('shell', []))).toEqual(['share']);
});

test('first what the visitor uses, then what the window shows, then the rest', () => {
  boxes = {
    reveal: { top: -300, bottom: -100 },
    slider: { top: 700, bottom: 1100 },
    cards: { top: 2000, bottom: 2400 },
  };
  expect(ids(waitingIslandsOf('mfe-content/Home', [find('card')]))).toEqual([
    'cards',
    'slider',
    'reveal',
  ]);
  expect(ids(waitingIslandsOf('mfe-content/Home', []))).toEqual(['slider', 'reveal', 'cards']);
});

test('an island without a box is never the visible one', () => {
  expect(rankOf(find('reveal'), [])).toBe(2);
});
