/** Pages of a release, addresses without a page, and the canonical address of each page. */
import { encodePath, pathOf, redirects, staticPaths } from '@site/contract';
import { comparisonsPath } from '@site/contract/comparison-addresses';
import { accepting, article, missingPage, moved, page, press, savesData } from './edge-case';

const customer = pathOf('customer');

export const pages = [
  ...staticPaths().map(({ path }) => page(path)),
  page('/Brand/intro', 'page with a query', { path: '/Brand/intro?utm_source=x' }),
  page('/Brand/intro', 'page as .br', { headers: accepting('gzip, br'), encoding: 'br' }),
  page('/Brand/intro', 'page as .gz', { headers: accepting('gzip'), encoding: 'gzip' }),
  page('/Brand/intro', 'page for a browser that refuses Brotli', {
    headers: accepting('gzip, br;q=0'),
    encoding: 'gzip',
  }),
  page('/Brand/intro', 'page for a browser that refuses both', {
    headers: accepting('gzip;q=0, br;q=0.0, x-br'),
  }),
  page('/Brand/intro', 'page, letter encoded', { path: '/%42rand/intro' }),
  page('/Brand/intro', 'page with Save-Data', { headers: savesData }),
];

export const notFound = [
  missingPage('unknown path', '/nowhere'),
  missingPage('other case', '/brand/intro'),
  missingPage('other case of a site page', encodePath(customer).replace('customer', 'Customer')),
  missingPage('unknown site', '/%EB%8B%A4%EB%A5%B8%EB%8B%A8%EC%A7%80/press'),
  missingPage('unknown site, article', `/other/press/${article}`),
  missingPage('unknown site, customer page', '/other/customer'),
  missingPage('other case of a unit type', '/FloorPlan/84a'),
  missingPage('other case of a redirect', '/promotion/press'),
  missingPage('a level too deep', '/Brand/intro/more'),
  missingPage('slashes at the start', '//Brand/intro'),
  missingPage('file name of a page', '/Brand/intro.html'),
  missingPage('file name of the home page', '/index'),
  missingPage('file of an error page', '/errors/404'),
  missingPage('file of an error page by name', '/errors/404.html'),
  missingPage('slash at the end of an unknown path', '/nowhere/'),
  missingPage('slashes inside', '/Brand//intro'),
  missingPage('line break at the end', '/Brand/intro%0a'),
  missingPage('hidden file', '/.git/config'),
  missingPage('bundle for the prerenderer', '/server/shell/1/shell.cjs'),
  missingPage('source map of a release', '/maps/shell/1/main.js.map'),
  missingPage('manifest of a release', '/releases/1/manifest.json'),
  missingPage('map of the pages', '/nginx/released-pages.conf'),
  missingPage('form that does not exist', '/forms/other'),
  missingPage("the edge's own files", '/edge-errors/not-found.txt'),
];

/** Two unit types by query, in any order. The rest of the query is ignored, and any other value is Not Found. */
export const comparisons = [
  ...[
    ['two types', '?types=84A,84B', '84A-84B'],
    ['two types in the other order', '?types=101,59B', '59B-101'],
    ['two types, comma encoded', '?types=59A%2C59B', '59A-59B'],
    ['two types, comma encoded in small letters', '?types=59A%2c59B', '59A-59B'],
    ['two types among other parameters', '?a=1&types=59A,84A&types=x&b=2', '59A-84A'],
    ['two types after a slash', '/?types=59A,101', '59A-101'],
    ['two types with the question mark encoded', '%3Ftypes=84A,84B', '84A-84B'],
  ].map(([title = '', rest = '', pair]) =>
    moved(title, `${comparisonsPath}${rest}`, `${comparisonsPath}/${pair}`),
  ),
  moved('the same type twice', `${comparisonsPath}?types=101,101`, pathOf('floor-plan-101')),
  moved(
    'an empty value before two types',
    `${comparisonsPath}?types=&types=59A,84B`,
    `${comparisonsPath}/59A-84B`,
  ),
  moved('types in capitals', `${comparisonsPath}?TYPES=59A,84B`, `${comparisonsPath}/84A-84B`, 302),
  ...[
    ...['84A', '84A,', ',84B', '84A,84B,101', '84A,99Z', '84a,84b', '84A;84B', '84A, 84B'],
    ...['84A,84B|84A', '../84A', '%00', '%', '84A%252C84B', '84A,84B%0d%0aX:1', 'x'.repeat(3000)],
  ].map((types) =>
    missingPage(
      `comparison of ${types.slice(0, 20)}`,
      `${comparisonsPath}?types=${types.replaceAll(' ', '+')}`,
    ),
  ),
  missingPage('comparison in the other order', `${comparisonsPath}/84B-84A`),
  missingPage('comparison of an unknown type', `${comparisonsPath}/84A-99Z`),
];

export const oneAddress = [
  moved('slash at the end', '/Brand/intro/', '/Brand/intro'),
  moved('slashes at the end, with a query', '/Brand/intro//?a=1&b=2', '/Brand/intro?a=1&b=2'),
  moved('two slashes', '//', '/'),
  moved('site page with a slash', `${encodePath(customer)}/`, encodePath(customer)),
  moved('site page decomposed', encodePath(customer.normalize('NFD')), encodePath(customer)),
  moved(
    'press list decomposed, with a query',
    `${encodePath(pathOf('press-list').normalize('NFD'))}?p=1`,
    `${press}?p=1`,
  ),
  moved('press list with a slash', `${press}/`, press),
  moved('article with a slash', `${press}/${article}/`, `${press}/${article}`),
  moved(
    'article decomposed',
    `${encodePath(pathOf('press-list').normalize('NFD'))}/${article}`,
    `${press}/${article}`,
  ),
  ...redirects.flatMap(({ from, to, status }) => [
    moved(`redirect ${from}`, from, encodePath(to), status),
    moved(`redirect ${from} with a slash and a query`, `${from}/?a=1`, encodePath(to), status),
  ]),
];
