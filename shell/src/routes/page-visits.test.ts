import type { ExposeModule } from '@site/host';
import { createPageVisits } from './page-visits';
import type { PageBlock } from './page-block';

const first: PageBlock = {
  path: '/윤슬레이크시티/press',
  status: 200,
  publicOrigin: 'https://site.example',
  head: { title: 'first', description: '' },
  data: { articles: [], next: null },
};
const firstPathname = encodeURI(first.path);

const readHead = jest.fn(() => Promise.resolve({ title: 'route', description: '' }));

/** Of a visitor who is on the first page. */
function visitsWith(module: Partial<ExposeModule> | Promise<ExposeModule> = {}, isLoaded = false) {
  const source = { read: async () => module as ExposeModule, isLoaded: () => isLoaded };
  const visits = createPageVisits(first, source, readHead);
  visits.visit(firstPathname);
  return visits;
}

beforeEach(() => readHead.mockClear());

test('the first visit uses the data that the server rendered, without requests', () => {
  const visits = visitsWith();
  const visit = visits.visit(firstPathname);
  expect(visit).toBe(visits.first);
  expect(visit.head).toBe(first.head);
  expect(visit.data({ load: () => Promise.reject(new Error('requested')) } as never)).toBe(
    first.data,
  );
});

test('history entries of the same pathname are one visit, whose data is loaded once', () => {
  const visits = visitsWith();
  const load = jest.fn(() => Promise.resolve('data'));
  const module = { load } as unknown as ExposeModule;
  const visit = visits.visit('/Brand/intro');
  expect(visit.data(module)).toBe(visits.visit('/Brand/intro').data(module));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a later visit to the same page loads again', () => {
  const visits = visitsWith();
  visits.settle(firstPathname);
  const away = visits.visit('/Brand/intro');
  visits.settle('/Brand/intro');
  const back = visits.visit(firstPathname);
  expect(back.data({ load: () => Promise.resolve('loaded') } as never)).not.toBe(first.data);
  visits.settle(firstPathname);
  expect(visits.visit('/Brand/intro')).not.toBe(away);
});

test('keeps the visits of the current and the next page during a transition', () => {
  const visits = visitsWith();
  const leaving = visits.visit(firstPathname);
  visits.settle(firstPathname);
  visits.visit('/Brand/video');
  const going = visits.visit('/Brand/intro');
  expect(visits.visit(firstPathname)).toBe(leaving);
  expect(visits.visit('/Brand/intro')).toBe(going);
});

test('a failed load gives the page no data instead of an error', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const visits = visitsWith();
  const visit = visits.visit('/Brand/intro');
  const failing = { load: () => Promise.reject(new Error('down')) } as unknown as ExposeModule;
  await expect(visit.data(failing)).resolves.toBeUndefined();
});

test('the head comes from the data, or from the route if loading fails', async () => {
  const article = {
    default: () => null,
    load: () => Promise.resolve({}),
    head: () => ({ title: 'own', description: '' }),
  };
  const visits = visitsWith(article);
  await expect(visits.visit(`${firstPathname}/0123`).head).resolves.toMatchObject({ title: 'own' });
  const failing = visitsWith(Promise.reject(new Error('failed')));
  await expect(failing.visit(`${firstPathname}/0123`).head).resolves.toMatchObject({
    title: 'route',
  });
});

test('an unknown path has status 404, whatever its encoding', () => {
  const visits = visitsWith();
  expect(visits.visit('/nowhere').status).toBe(404);
  expect(visits.visit('/%E0%A4%A').status).toBe(404);
});

test('pages of a loaded module share a boundary; while it loads every page has its own', () => {
  for (const isLoaded of [true, false]) {
    const visits = visitsWith({}, isLoaded);
    const keys = ['/FloorPlan/84A', '/FloorPlan/59A'].map((path) => visits.visit(path).boundaryKey);
    expect(new Set(keys).size).toBe(isLoaded ? 1 : 2);
  }
});

test('after a cancelled navigation the same link loads its data again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const visits = visitsWith();
  visits.settle(firstPathname);
  const failing = { load: () => Promise.reject(new Error('down')) } as unknown as ExposeModule;
  await visits.visit('/Brand/intro').data(failing);
  // Back.
  visits.visit(firstPathname);
  visits.settle(firstPathname);
  const working = { load: () => Promise.resolve('data') } as unknown as ExposeModule;
  await expect(visits.visit('/Brand/intro').data(working)).resolves.toBe('data');
});

test('a prepared page becomes the next visit, unless it was prepared too long ago', () => {
  jest.useFakeTimers();
  const visits = visitsWith();
  visits.prepare('/Brand/intro');
  visits.prepare('/Brand/intro');
  visits.visit('/Brand/intro');
  expect(readHead).toHaveBeenCalledTimes(1);
  visits.prepare('/Brand/video');
  jest.advanceTimersByTime(11_000);
  visits.prepare('/Brand/video');
  jest.advanceTimersByTime(11_000);
  visits.visit('/Brand/video');
  expect(readHead).toHaveBeenCalledTimes(4);
  jest.useRealTimers();
});

test('a page whose data could not be prepared loads it again on the click', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue({});
  const visits = visitsWith({ load });
  visits.settle(firstPathname);
  visits.prepare(`${firstPathname}/0123`);
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledTimes(1);
  await visits.visit(`${firstPathname}/0123`).head;
  expect(load).toHaveBeenCalledTimes(2);
});

test('load gets the query of a history entry, and may return data of before at once', () => {
  const visits = visitsWith();
  const load = jest.fn(() => 'kept');
  const visit = visits.visit('/Brand/intro', { search: '?pages=2&q=%ED%98%B8', isReturn: true });
  expect(visit.data({ load } as unknown as ExposeModule)).toBe('kept');
  expect(load).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ query: { pages: '2', q: '호' }, isReturn: true }),
  );
});

test.each([
  { search: '?pages=2', isReturn: false },
  { search: '', isReturn: true },
])('what was prepared for a link is not used for the history entry %j', (entry) => {
  const visits = visitsWith();
  visits.prepare('/Brand/intro');
  visits.visit('/Brand/intro', entry);
  expect(readHead).toHaveBeenCalledTimes(2);
});
