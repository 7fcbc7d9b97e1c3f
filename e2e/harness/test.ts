// What every spec imports instead of @playwright/test: pages that fail on any fault the spec did not ask for,
// and a press desk that cleans up after itself.
import { expect, test as plain } from '@playwright/test';
import { unexpectedFaults, watchFaults, type AllowedFaults } from './faults';
import { openPressDesk, type PressDesk } from './press-desk';
import type { Administrator } from './site';
import { siteUnderTest } from './site-under-test';

interface TestFixtures {
  /** `test.use({ allowedFaults: { requests: /503/ } })` where a spec breaks something on purpose. */
  allowedFaults: AllowedFaults;
  admin: Administrator;
  desk: PressDesk;
}

interface WorkerFixtures {
  workerDesk: PressDesk;
}

export const test = plain.extend<TestFixtures, WorkerFixtures>({
  allowedFaults: [{}, { option: true }],

  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this very pattern
  baseURL: async ({}, use) => use(siteUnderTest().origin),

  // eslint-disable-next-line no-empty-pattern -- as above
  admin: async ({}, use) => use(siteUnderTest().admin),

  context: async ({ context, allowedFaults, baseURL }, use) => {
    const faults = await watchFaults(context, baseURL ?? '');
    await use(context);
    const lines = unexpectedFaults(faults, allowedFaults).map(
      ({ kind, text }) => `${kind}: ${text}`,
    );
    expect(lines, 'faults on the page').toEqual([]);
  },

  workerDesk: [
    async ({ playwright }, use) => {
      const site = siteUnderTest();
      const { origin } = site;
      const request = await playwright.request.newContext({
        baseURL: origin,
        extraHTTPHeaders: { Origin: origin, Accept: 'application/json' },
      });
      await use(await openPressDesk(request, site));
      await request.dispose();
    },
    { scope: 'worker' },
  ],

  desk: async ({ workerDesk }, use) => {
    await use(workerDesk);
    await workerDesk.clear();
  },
});

export { expect };
