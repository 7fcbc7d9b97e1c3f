/** Measures every page of the live release as a browser receives it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  parseModuleId,
  pathOf,
  pressArticlePath,
  routeById,
  staticPaths,
  type RouteEntry,
} from '@site/contract';
import {
  modulesInPage,
  modulesOfRoute,
  pageFile,
  bootScript,
  pageRelease,
  readPublicOrigin,
  linkedStylesheets,
  readHeaders,
  readRelease,
  type Release,
  bundleFiles,
  loadRemoteModules,
  loadShellBundle,
  type SiteFolder,
} from '@site/release';
import { brotliBytes } from '@site/release/publish';
import { pageBudget, scriptBudget, type PageWeight } from './budgets';
import { samplePress } from './sample-press';
import { transferBytes, scriptBytes } from './script-bytes';

/** @throws Error when there is no release, or a page of it cannot be read or rendered */
export async function measureSite(site: SiteFolder): Promise<readonly PageWeight[]> {
  const release = readRelease(site);
  const pages = staticPaths().map(({ path, route }) => {
    const file = join(site.current, 'pages', pageFile(path));
    return { path, route, html: readFileSync(file, 'utf8'), weight: transferBytes(file) };
  });
  const { list, article } = samplePress(pages.map(({ html }) => html));
  const ssrPages = await Promise.all(
    [
      { path: pathOf('press-list'), route: routeById('press-list'), data: list },
      {
        path: pressArticlePath(article.siteId, article.id),
        route: routeById('press-article'),
        data: article,
      },
    ].map(async (page) => {
      const html = await renderSsrPage(site, release, page);
      return { ...page, html, weight: brotliBytes(html) };
    }),
  );
  return [...pages, ...ssrPages].map(({ path, route, html, weight }) => {
    const modules = modulesOfRoute(route);
    const remotes = new Set(modules.map((id) => parseModuleId(id).remote));
    return {
      path,
      page: weight,
      styles: weight - brotliBytes(html.replaceAll(/(<style[^>]*>)[\s\S]*?(<\/style>)/g, '$1$2')),
      linked: stylesheetBytes(site, html),
      scripts: scriptBytes(site, release, modules),
      budgets: { page: pageBudget, scripts: scriptBudget(remotes.size) },
    };
  });
}

function stylesheetBytes(site: SiteFolder, html: string): number {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].reduce(
    (sum, [, src = '']) => sum + transferBytes(join(site.root, src)),
    0,
  );
}

/** Renders like the site server, with sample data. */
async function renderSsrPage(
  site: SiteFolder,
  release: Release,
  { path, route, data }: { path: string; route: RouteEntry; data: unknown },
) {
  const remotes = [
    ...new Set(modulesInPage(release.table, route).map((id) => parseModuleId(id).remote)),
  ];
  const files = bundleFiles(site, release.versions);
  const shell = loadShellBundle(files.shell);
  const modules = remotes.map((remote) => loadRemoteModules(files.remotes[remote], remote, shell));
  const { html } = await shell.renderDocument({
    path,
    status: 200,
    modules: Object.assign({}, ...modules) as Record<string, unknown>,
    release: pageRelease(release, modulesInPage(release.table, route)),
    boot: bootScript(release),
    publicOrigin: readPublicOrigin(site.current),
    publishedStyles: linkedStylesheets(readHeaders(site.current)),
    data,
  });
  return html;
}
