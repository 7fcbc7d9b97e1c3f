import { createServer, type Server } from 'node:http';
import type { Metrics } from '@site/service-kit/metrics';
import { createApp } from './app';
import type { Config } from './config';
import { connectionLimits } from './limits/connections';
import { createLimits } from './limits/visitor-limits';
import { createSessionCheck } from './press-api/session-check';
import { createAdministratorPages } from './press-pages/administrator/administrator-pages';
import { followReleases } from './release/released-pages';
import { followRenderer } from './release/follow-renderer';
import { createPageMetrics, noPageMetrics } from './release/page-metrics';
import { createRendererPool } from './release/renderer-pool';
import { openPool } from './upstreams/request-upstream';

export interface SiteServer {
  readonly server: Server;
  /** Whether the live release can be rendered. */
  readonly isReady: () => boolean;
}

/** @param openRenderer opens the renderer of the live release; tests share one, because its processes take a second to start */
export function createSiteServer(
  config: Config,
  metrics?: Metrics,
  openRenderer: typeof followRenderer = followRenderer,
): SiteServer {
  const press = openPool(config.pressService);
  const pageMetrics = metrics ? createPageMetrics(metrics) : noPageMetrics;
  const renderer = openRenderer(config.siteFolder, pageMetrics);
  // Starts its processes before the first request.
  renderer.isReady();
  const rendererPool = createRendererPool();
  const administratorPages = createAdministratorPages(press);
  const app = createApp({
    config,
    metrics,
    limits: createLimits(config),
    press,
    forms: openPool(config.formService),
    checkSession: createSessionCheck(press),
    live: followReleases(config.siteFolder),
    renderer,
    rendererPool,
    administratorPages,
  });
  const server = createServer(connectionLimits, app);
  server.once('close', () => {
    void renderer.stop();
    void rendererPool.stop();
    administratorPages.stop();
  });
  return { server, isReady: renderer.isReady };
}
