/** Pages of a release, addresses that no page has, and the one canonical address of each page. */
import { encodePath, pathOf, redirects, staticPaths } from '@site/contract';
import { article, type EdgeCase, missingPage, moved, page, press, savesData } from './edge-case';

const customer = pathOf('customer');

export const pages: readonly EdgeCase[] = [
  ...staticPaths().map(({ path }) => page(path)),
  { ...page('/Brand/intro', 'page with a query'), path: '/Brand/intro?utm_source=x' },
  {
    ...page('/Brand/intro', 'page as .br'),
    headers: { 'Accept-Encoding': 'gzip, br' },
    encoding: 'br',
  },
  {
    ...page('/Brand/intro', 'page as .gz'),
    headers: { 'Accept-Encoding': 'gzip' },
    encoding: 'gzip',
  },
  { ...page('/Brand/intro', 'page, letter encoded'), path: '/%42rand/intro' },
  { ...page('/Brand/intro', 'page with Save-Data'), headers: savesData },
];

export const notFound: readonly EdgeCase[] = [
  missingPage('unknown path', '/nowhere'),
  missingPage('other case', '/brand/intro'),
  missingPage('other case of a site page', encodePath(customer).replace('customer', 'Customer')),
  missingPage('unknown site', '/%EB%8B%A4%EB%A5%B8%EB%8B%A8%EC%A7%80/press'),
  missingPage('unknown site, article', `/other/press/${article}`),
  missingPage('file name of a page', '/Brand/intro.html'),
  missingPage('file name of the home page', '/index'),
  missingPage('file of an error page', '/errors/404'),
  missingPage('file of an error page by name', '/errors/404.html'),
  missingPage('slash at the end of an unknown path', '/nowhere/'),
  missingPage('slashes inside', '/Brand//intro'),
  missingPage('line break at the end', '/Brand/intro%0a'),
  missingPage('hidden file', '/.git/config'),
  missingPage('bundle for the prerenderer', '/server/shell/1/shell.cjs'),
  missingPage('manifest of a release', '/releases/1/manifest.json'),
  missingPage('map of the pages', '/nginx/released-pages.conf'),
  missingPage('form that does not exist', '/forms/other'),
  missingPage("the edge's own files", '/edge-errors/not-found.txt'),
];

export const oneAddress: readonly EdgeCase[] = [
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
