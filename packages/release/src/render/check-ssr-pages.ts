import type { Release } from '../release';
import { modulesInPage, remotesOf, type PageTask } from './page-tasks';
import { refusal, renderPage, type PageRendering } from './render-page';
import { sampleArticle, startSamplePress, type SampleList } from './sample-press-service';

/** A response of the press service that an SSR page must be able to render. */
interface Sample {
  readonly name: string;
  readonly routeId: string;
  readonly list: SampleList;
  readonly articleId?: string;
  readonly query?: Readonly<Record<string, string>>;
}

const samples: readonly Sample[] = [
  { name: 'a list', routeId: 'press-list', list: 'full' },
  { name: 'two pages of a list', routeId: 'press-list', list: 'full', query: { pages: '2' } },
  { name: 'an empty list', routeId: 'press-list', list: 'empty' },
  { name: 'the admin page', routeId: 'press-admin', list: 'full' },
  { name: 'an article', routeId: 'press-article', list: 'full', articleId: sampleArticle.id },
  {
    name: 'a missing article',
    routeId: 'press-article',
    list: 'full',
    articleId: '0'.repeat(24),
  },
];

/**
 * Renders the SSR pages with a press service of sample articles: they are not files of the release, so an error in them
 * would otherwise show only when the release is live. A sample whose route the release does not have is left out.
 *
 * @param isChecked pages without HTML of a changed remote need no check
 * @throws Error that names page, sample and remotes when a page throws, cannot load the samples or takes too long
 */
export async function checkSsrPages(
  rendering: PageRendering,
  isChecked: (task: PageTask) => boolean,
): Promise<void> {
  const press = await startSamplePress(rendering.release.table.sites);
  try {
    for (const sample of samples) {
      const task = taskOf(sample, rendering.release, press.origin);
      if (!task || !isChecked(task)) continue;
      press.answerWith(sample.list);
      const answer = await renderPage(rendering, task);
      if (answer.kind === 'unavailable') throw refusal(task, answer.message, rendering);
    }
  } finally {
    await press.stop();
  }
}

/** @returns the SSR routes without a sample: a test keeps this empty. */
export function uncheckedSsrRoutes({ routes }: Release['table']): readonly string[] {
  return routes
    .filter(({ render }) => render === 'ssr')
    .map(({ id }) => id)
    .filter((id) => !samples.some(({ routeId }) => routeId === id));
}

function taskOf(
  { name, routeId, articleId, query }: Sample,
  { table, addresses }: Release,
  apiOrigin: string,
): PageTask | undefined {
  if (!table.routes.some(({ id }) => id === routeId)) return undefined;
  const site = table.sites[0]?.key ?? '';
  const path = addresses.pathOf(routeId, { site, id: articleId ?? '' });
  const match = addresses.match(path);
  if (!match) throw new Error(`${path} matches no route`);
  const modules = modulesInPage(table, match.route);
  return {
    file: '',
    path,
    status: 200,
    modules,
    remotes: remotesOf(modules),
    sample: name,
    load: {
      module: match.route.module,
      params: match.params,
      site: match.site,
      query: query ?? {},
      apiOrigin,
    },
  };
}
