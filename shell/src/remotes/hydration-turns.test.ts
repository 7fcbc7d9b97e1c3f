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

test('nobody runs before the frame is hydrated; then the most wanted is first, one at a time', async () => {
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

test('what cannot hydrate yet waits, also when nobody else does', async () => {
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

test('one that hangs keeps nobody for long', async () => {
  turns.start();
  take(page);
  take(form);
  await jest.advanceTimersByTimeAsync(499);
  expect(had).toEqual([page]);
  await jest.advanceTimersByTimeAsync(1);
  expect(had).toEqual([page, form]);
});
