import type { ModuleId } from '@site/contract';
import { createHydrationTurns } from './hydration-turns';

const [page, slot, form] = [
  'mfe-content/Home',
  'mfe-floorplan/UnitPlansSlot',
  'mfe-registration/VisitFormSlot',
] as const satisfies readonly ModuleId[];

let had: ModuleId[];
let turns: ReturnType<typeof createHydrationTurns>;

const settle = () => jest.advanceTimersByTimeAsync(0);
const take = (id: ModuleId) => void turns.take(id).then(() => had.push(id));

beforeEach(() => {
  jest.useFakeTimers();
  const ranks: Partial<Record<ModuleId, number>> = { [page]: 1, [slot]: 0, [form]: 2 };
  had = [];
  turns = createHydrationTurns((id) => ranks[id] ?? 3);
});
afterEach(() => jest.useRealTimers());

test('modules run one at a time, of those that wait the lowest rank first', async () => {
  for (const id of [form, page, slot]) take(id);
  await settle();
  expect(had).toEqual([form]);
  // A module that does not have the turn.
  turns.finish(page);
  await settle();
  expect(had).toEqual([form]);
  turns.finish(form);
  await settle();
  turns.finish(slot);
  await settle();
  expect(had).toEqual([form, slot, page]);
});

test('a module that hangs delays the others by 500 ms at most', async () => {
  take(page);
  take(form);
  await jest.advanceTimersByTimeAsync(499);
  expect(had).toEqual([page]);
  await jest.advanceTimersByTimeAsync(1);
  expect(had).toEqual([page, form]);
});
