/** The browser specs of a team's repository, at the two widths of the site; `npm test` there starts the server. */
import { defineConfig } from '@playwright/test';
import { resolveChromium } from '../harness/browser/chromium';
import { phone } from '../harness/browser/launch';

const { executablePath, args } = await resolveChromium();

export const specs = defineConfig({
  outputDir: '.cache/specs',
  timeout: 45_000,
  expect: { timeout: 8_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'line',
  use: {
    baseURL: process.env['SPEC_ORIGIN'] ?? 'http://localhost:8080',
    launchOptions: { executablePath, args: [...args] },
    locale: 'ko-KR',
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'mobile', use: phone },
  ],
});
