// The specs that any engine can run, in those named by ENGINES. Playwright is only the runner here: the browsers come from
// the system, and engines/driver speaks to them.
import { defineConfig } from '@playwright/test';
import { engineNames } from './engines/driver/tab';
import type { EngineOptions } from './engines/test';

const chosen = (process.env['ENGINES'] ?? '').split(',');

export default defineConfig<object, EngineOptions>({
  testDir: './engines/specs',
  outputDir: '../.cache/engines',
  globalSetup: './harness/runner/global-setup.ts',
  workers: 1,
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  // These browsers draw without a graphics card, beside other stages of the checks.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: './harness/runner/compact-reporter.ts',
  projects: engineNames
    .filter((engine) => chosen.includes(engine))
    .flatMap((engine) => [
      {
        name: `${engine}, desktop`,
        grepInvert: /@mobile/,
        use: { engine, size: { width: 1440, height: 900 } },
      },
      {
        name: `${engine}, mobile`,
        grepInvert: /@desktop/,
        use: { engine, size: { width: 390, height: 844 } },
      },
    ]),
});
