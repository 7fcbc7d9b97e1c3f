// Resilience tests: fault injection into a released site, and checks of what still works. `npm run resilience` runs them.
import { defineConfig } from '@playwright/test';
import { resolveChromium } from './harness/browser/chromium';

const { executablePath, args } = await resolveChromium();

export default defineConfig({
  testDir: './resilience/specs',
  outputDir: '../.cache/resilience',
  globalSetup: './harness/runner/global-build.ts',
  // Every worker has its own site, so that its faults do not affect the tests of the other.
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  reporter: [
    ['html', { outputFolder: '../.cache/resilience-report', open: 'never' }],
    ['./harness/runner/resilience-reporter.ts'],
  ],
  use: {
    launchOptions: {
      executablePath,
      // A layout shift of a late typeface is not caused by the injected fault; the browser specs cover it.
      args: [...args, '--disable-remote-fonts'],
    },
    trace: 'on-first-retry',
  },
  projects: [{ name: 'resilience' }],
});
