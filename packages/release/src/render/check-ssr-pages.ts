import { pathOf, routes, matchRoute, type RouteEntry } from '@site/contract';
import { modulesInPage, remotesOf, type PageTask } from './page-tasks';
import { refusal, renderPage, type PageRendering } from './render-pages';
import { sampleArticle, startSamplePress, type SampleList } from './sample-press-service';

/** What a live page may find at the press service. */
interface Sample {
  readonly name: string;
  readonly routeId: string;
  readonly list: SampleList;
  readonly articleId?: string;
  readonly query?: Readonly<Record<string, string>>;
}

const samples: readonly Sample[] = [
  { name: 'a list', routeId: 'press-list', list: 'full' },
  { name: 'the next page of a list', routeId: 'press-list', list: 'full', query: { after: 'a1' } },
  { name: 'an empty list', routeId: 'press-list', list: 'empty' },
  { name: 'an article', routeId: 'press-article', list: 'full', articleId: sampleArticle.id },
  {
    name: 'an article that is not there',
    routeId: 'press-article',
    list: 'full',
    articleId: '0'.repeat(24),
  },
];

const isLive = (route: RouteEntry) => route.render === 'ssr';

/**
 * Renders what visitors will ask the SSR server for, with a press service of sample articles: live pages are no files
 * of the release, so a fault in them would show only once it is out.
 *
 * @param isChecked pages without HTML of a changed remote need no check
 * @throws Error that names page, sample and remotes when one throws, cannot load the samples or takes too long
 */
export async function checkSsrPages(
  rendering: PageRendering,
  isChecked: (task: PageTask) => boolean,
): Promise<void> {
  const press = await startSamplePress();
  try {
    for (const sample of samples) {
      const task = taskOf(sample, press.origin);
      if (!isChecked(task)) continue;
      press.answerWith(sample.list);
      const answer = await renderPage(rendering, task);
      if (answer.kind === 'unavailable') throw refusal(task, answer.message, rendering);
    }
  } finally {
    await press.stop();
  }
}

/** @returns the live routes that no sample renders: a test keeps this empty. */
export function uncheckedLiveRoutes(): readonly string[] {
  return routes
    .filter(isLive)
    .map(({ id }) => id)
    .filter((id) => !samples.some(({ routeId }) => routeId === id));
}

function taskOf({ name, routeId, articleId, query }: Sample, apiOrigin: string): PageTask {
  const path = pathOf(routeId, articleId === undefined ? {} : { id: articleId });
  const match = matchRoute(path);
  if (!match) throw new Error(`${path} is in no route`);
  const modules = modulesInPage(match.route);
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
