import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { resolveChromium } from '../../e2e/harness/chromium';

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
  const window = await runChromium(html, 'png', (file) => [
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
export function printPage(html: string): Promise<Buffer> {
  return runChromium(html, 'pdf', (file) => [`--print-to-pdf=${file}`, '--no-pdf-header-footer']);
}

/** Runs the Chromium of the browser specs once, for one file. @throws Error with its output */
async function runChromium(
  html: string,
  ending: 'png' | 'pdf',
  flags: (file: string) => readonly string[],
): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'imagery-page-'));
  try {
    const page = path.join(folder, 'page.html');
    const result = path.join(folder, `result.${ending}`);
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
    if (!existsSync(result))
      throw new Error(`${executablePath} did not write a ${ending}:\n${stderr}`);
    return readFileSync(result);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
