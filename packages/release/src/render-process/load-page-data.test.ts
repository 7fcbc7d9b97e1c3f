/** @jest-environment node */
import { matchRoute, type RouteMatch } from '@site/contract';
import type { ExposeModule } from '@site/host';
import { loadPageData, NoSuchPage, Unavailable } from './load-page-data';

const match = matchRoute('/윤슬레이크시티/press') as RouteMatch;
const load = (failure: unknown) => {
  const module: ExposeModule = { default: () => null, load: () => Promise.reject(failure) };
  const { params, site } = match;
  return loadPageData(module, { params, site, query: {}, apiOrigin: 'http://press' });
};

test.each([400, 404, 410, 414, 422])('status %i is an invalid address', async (status) => {
  await expect(load(Object.assign(new Error('no'), { status }))).rejects.toThrow(NoSuchPage);
});

test.each([401, 403, 408, 429, 500, 503, undefined, '404'])(
  'status %p is not about the address: the page is unavailable',
  async (status) => {
    await expect(load(Object.assign(new Error('no'), { status }))).rejects.toThrow(Unavailable);
  },
);

test('a service that does not respond is not a client error', async () => {
  await expect(load(new TypeError('fetch failed'))).rejects.toThrow(Unavailable);
});
