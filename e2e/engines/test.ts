// Imported by every spec of this folder: a tab of the chosen engine, which fails on any problem that the spec did not allow.
import { expect, test as plain } from '@playwright/test';
import { openAdminPanel, type AdminPanel } from '../harness/steps/admin-panel';
import { siteUnderTest } from '../harness/site/site-under-test';
import {
  startFaultInjectionProxy,
  type FaultInjectionProxy,
} from '../resilience/site/fault-injection-proxy';
import { launchEngine } from './driver/launch';
import type { Engine, EngineName, Tab } from './driver/tab';
import { readProblems } from './page/problems';

export interface EngineOptions {
  engine: EngineName;
  /** Both widths of the specification: the engines here have no phone, only its width. */
  size: { readonly width: number; readonly height: number };
}

interface TestFixtures {
  origin: string;
  hasScript: boolean;
  allowedProblems: RegExp | undefined;
  isNarrow: boolean;
  tab: Tab;
  adminPanel: AdminPanel;
  /** Between the tab and the site, for specs that break something or look at what is sent. */
  faultProxy: FaultInjectionProxy;
}

interface WorkerFixtures extends EngineOptions {
  /** Started at first use: most tests need script, one file needs none. */
  engines: (hasScript: boolean) => Promise<Engine>;
}

export const test = plain.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  size: [
    { width: 1440, height: 900 },
    { option: true, scope: 'worker' },
  ],
  hasScript: [true, { option: true }],
  allowedProblems: [undefined, { option: true }],

  isNarrow: async ({ size }, use) => use(size.width < 600),

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this very pattern
  origin: async ({}, use) => use(siteUnderTest().origin),

  engines: [
    async ({ engine }, use) => {
      const launched = new Map<boolean, Promise<Engine>>();
      await use((hasScript) => {
        const running = launched.get(hasScript) ?? launchEngine(engine, hasScript);
        launched.set(hasScript, running);
        return running;
      });
      for (const running of launched.values()) await (await running).close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  tab: async ({ engines, size, hasScript, allowedProblems }, use) => {
    const tab = await (await engines(hasScript)).openTab(size);
    await use(tab);
    const problems = await tab.run(readProblems);
    await tab.close();
    expect(
      problems.filter((problem) => !allowedProblems?.test(problem)),
      'problems on the last page',
    ).toEqual([]);
  },

  adminPanel: async ({ playwright, origin }, use) => {
    const request = await playwright.request.newContext({
      baseURL: origin,
      extraHTTPHeaders: { Origin: origin, Accept: 'application/json' },
    });
    const panel = await openAdminPanel(request, siteUnderTest());
    await use(panel);
    await panel.clear();
    await request.dispose();
  },

  faultProxy: async ({ origin }, use) => {
    const proxy = await startFaultInjectionProxy(origin);
    await use(proxy);
    await proxy.stop();
  },
});

export { expect };
