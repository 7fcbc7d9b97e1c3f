import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { resolveChromium } from '../../e2e/harness/chromium';
import { launchChromium } from '../../e2e/harness/launch';

const run = promisify(execFile);
const timeLimitMs = 60_000;

/** Added to the window's height, of which the browser's own bars take a part. */
const sparePx = 200;

/**
 * @returns a PNG of a self-contained page, with a transparent background
 * @param scale device pixels per CSS pixel
 */
export async function pictureOfPage(
  html: string,
  width: number,
  height: number,
  scale = 1,
): Promise<Buffer> {
  const window = await runChromium(html, (file) => [
    `--screenshot=${file}`,
    `--window-size=${width},${height + sparePx}`,
    `--force-device-scale-factor=${scale}`,
    '--default-background-color=00000000',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ]);
  const { default: sharp } = await import('sharp');
  return sharp(window)
    .extract({ left: 0, top: 0, width: width * scale, height: height * scale })
    .toBuffer();
}

/** @returns a PDF of a self-contained page, in the paper size of its style */
export async function printPage(html: string): Promise<Buffer> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setContent(html, { waitUntil: 'load', timeout: timeLimitMs });
    await page.evaluate(() => document.fonts.ready);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  } finally {
    await browser.close();
  }
}

/** Runs the Chromium of the browser specs once, for one PNG. @throws Error with its output */
async function runChromium(
  html: string,
  flags: (file: string) => readonly string[],
): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'imagery-page-'));
  try {
    const page = path.join(folder, 'page.html');
    const result = path.join(folder, 'result.png');
    writeFileSync(page, html);
    const { executablePath, args } = await resolveChromium();
    const { stderr } = await run(
      executablePath,
      [
        '--headless',
        ...args,
        `--user-data-dir=${path.join(folder, 'profile')}`,
        ...flags(result),
        pathToFileURL(page).href,
      ],
      { timeout: timeLimitMs },
    );
    if (!existsSync(result)) throw new Error(`${executablePath} did not write a PNG:\n${stderr}`);
    return readFileSync(result);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
