import { encodePath, pathOf, staticPaths } from '@site/contract';

interface PageToMeasure {
  /** Name in the tables. */
  readonly name: string;
  /** Percent-encoded, as a browser requests it. */
  readonly url: string;
}

/**
 * Every page of the route table, the press list and one article.
 * @param routes paths to choose; default: all @throws Error that names an unknown path
 */
export function pagesToMeasure(articleId: string, routes?: readonly string[]): PageToMeasure[] {
  const pages = [
    ...staticPaths().map(({ path }) => ({ name: path, path })),
    { name: pathOf('press-list'), path: pathOf('press-list') },
    {
      name: pathOf('press-article', { id: ':id' }),
      path: pathOf('press-article', { id: articleId }),
    },
  ];
  const unknown = routes?.find((route) => !pages.some(({ name }) => name === route));
  if (unknown !== undefined)
    throw new Error(`No page "${unknown}". Pages: ${pages.map(({ name }) => name).join(' ')}`);
  return pages
    .filter(({ name }) => routes?.includes(name) ?? true)
    .map(({ name, path }) => ({ name, url: encodePath(path) }));
}
