import { encodePath, defaultSite, pathOf, pressArticlePath } from '@site/contract';
import { createMetrics } from '@site/service-kit/metrics';
import { addressesOf, siteTable } from '@site/contract/site-table';
import { routeIdOf } from '../requests/set-up-requests';
import { createPageMetrics } from './page-metrics';

test('pages are counted by route and outcome, process ends and waiting pages without labels [OPS-1]', async () => {
  const metrics = createMetrics();
  const pages = createPageMetrics(metrics);
  pages.countPage('press-list', 'rendered', 0.02);
  pages.countPage('press-list', 'failed', 6);
  pages.countProcessEnd();
  pages.watchQueue(() => 7);
  const { text } = await metrics.write();
  expect(text).toContain(
    'ssr_page_duration_seconds_count{route="press-list",outcome="rendered"} 1',
  );
  expect(text).toContain('ssr_page_duration_seconds_count{route="press-list",outcome="failed"} 1');
  expect(text).toContain('ssr_process_ends_total 1');
  expect(text).toContain('ssr_pages_waiting 7');
});

test.each([
  [encodePath(pathOf('press-list')), 'press-list'],
  [encodePath(pressArticlePath(defaultSite.key, 'x')), 'press-article'],
  [`${encodePath(pathOf('press-list'))}/feed.xml`, 'feed'],
  ['/sitemap.xml', 'sitemap'],
  ['/reports', 'reports'],
  ['/api/press/session', 'api'],
  ['/shell/1/main.js', 'shell'],
  ['/Brand/intro?a=1', 'brand-intro'],
  ['/made-up', 'none'],
  ['/%', 'none'],
])('%s is counted as %s [OPS-1]', (path, route) => {
  expect(routeIdOf({ url: path }, addressesOf(siteTable))).toBe(route);
});
