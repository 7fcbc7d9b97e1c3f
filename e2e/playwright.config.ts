// The finished site in a real browser, at the two widths of the specification. Chromium is installed on the machine or
// comes from an npm package; Playwright downloads nothing.
import { defineConfig, type PlaywrightTestProject } from '@playwright/test';
import { resolveChromium } from './harness/browser/chromium';
import { withKoreanTypeface } from './harness/browser/korean-typeface';
import { phone } from './harness/browser/launch';

const { executablePath, args } = await resolveChromium();
const launchOptions = { executablePath, args: [...args] };

const withTypeface = { ...launchOptions, env: withKoreanTypeface(process.env) };
const desktop: PlaywrightTestProject['use'] = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: './specs',
  outputDir: '../.cache/e2e',
  globalSetup: './harness/runner/global-setup.ts',
  // One more than the cores: a spec waits for animations and timers during a sixth of its time.
  workers: 3,
  // A machine that stalls for seconds is not an error of the site; the report still names tests that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  // Ten times what is usual, on a machine that other work slows down.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: './harness/runner/compact-reporter.ts',
  use: {
    launchOptions,
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    locale: 'ko-KR',
    // Far from Seoul on purpose: no date on a page may depend on the visitor's clock.
    timezoneId: 'America/Los_Angeles',
    trace: 'off',
  },
  // Korea's computers and phones have a Korean typeface. A machine that runs the specs may have none: there the first page
  // gets the site's, so every route, and what depends on them, is also tested with the typefaces of this machine.
  // A test for one width only is tagged with it, so that nothing is reported as skipped.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@mobile|@machine-typefaces/,
      use: { ...desktop, launchOptions: withTypeface },
    },
    {
      name: 'mobile',
      grepInvert: /@desktop|@machine-typefaces/,
      use: { ...phone, launchOptions: withTypeface },
    },
    {
      name: 'desktop, own typefaces',
      testMatch: '**/every-route.spec.ts',
      grepInvert: /@mobile/,
      use: desktop,
    },
    { name: 'mobile, own typefaces', grep: /@machine-typefaces/, use: phone },
  ],
});
