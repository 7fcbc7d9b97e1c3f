import type { ModuleId } from '@site/contract';
import { createHydrationTurns } from './hydration-turns';

const [page, slot, form] = [
  'mfe-content/Home',
  'mfe-floorplan/UnitPlansSlot',
  'mfe-registration/VisitFormSlot',
] as const satisfies readonly ModuleId[];

let ranks: Partial<Record<ModuleId, number>>;
let had: ModuleId[];
let turns: ReturnType<typeof createHydrationTurns>;

const settle = () => jest.advanceTimersByTimeAsync(0);
const take = (id: ModuleId) => void turns.take(id).then(() => had.push(id));

beforeEach(() => {
  jest.useFakeTimers();
  ranks = { [page]: 1, [slot]: 0, [form]: 2 };
  had = [];
  turns = createHydrationTurns((id) => ranks[id] ?? Infinity);
});
afterEach(() => jest.useRealTimers());

test('nothing runs before start; then modules run one at a time, lowest rank first', async () => {
  for (const id of [form, page, slot]) take(id);
  await settle();
  expect(had).toEqual([]);
  turns.start();
  await settle();
  expect(had).toEqual([slot]);
  turns.finish(slot);
  await settle();
  turns.finish(page);
  await settle();
  expect(had).toEqual([slot, page, form]);
});

test('a module with rank Infinity waits, even if no other is waiting', async () => {
  ranks[slot] = Infinity;
  turns.start();
  take(slot);
  take(page);
  await settle();
  expect(had).toEqual([page]);
  ranks[slot] = 0;
  turns.finish(page);
  await settle();
  expect(had).toEqual([page, slot]);
});

test('a module that hangs delays the others by 500 ms at most', async () => {
  turns.start();
  take(page);
  take(form);
  await jest.advanceTimersByTimeAsync(499);
  expect(had).toEqual([page]);
  await jest.advanceTimersByTimeAsync(1);
  expect(had).toEqual([page, form]);
});
