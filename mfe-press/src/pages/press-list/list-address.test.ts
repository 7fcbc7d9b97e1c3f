import { defaultSite } from '@site/contract';
import { heads } from '@site/contract/heads';
import { listTitle } from '../../content/search-texts';
import { queryOf, readListAddress } from './list-address';

const after = `mi4ksxol-${'a'.repeat(24)}`;

test.each([
  [{}, { pages: 1 }, ''],
  [{ pages: '3' }, { pages: 3 }, '?pages=3'],
  [{ q: ' 호수 &\ta' }, { search: '호수 & a', pages: 1 }, '?q=호수+%26+a'],
  [{ q: '호수', pages: '2' }, { search: '호수', pages: 2 }, '?q=호수&pages=2'],
  [{ q: '호수', after }, { search: '호수', after, pages: 1 }, `?after=${after}&q=호수`],
  [{ q: ' ', after, x: '1' }, { pages: 1 }, ''],
])('the query %j names the list %j [PRESS-21]', (query, address, written) => {
  expect(readListAddress(query as Record<string, string>)).toEqual(address);
  expect(queryOf(address).replace('%ED%98%B8%EC%88%98', '호수')).toBe(written);
});

test('an address never names more pages than the site server shows', () => {
  expect(queryOf({ pages: 51 })).toBe('?pages=50');
});

test.each(['press-list', 'press-admin'] as const)('%s has the title of its route', (id) => {
  expect(listTitle(id, defaultSite.name)).toBe(heads[id]?.title);
});
