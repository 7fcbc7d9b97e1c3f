import { launchChromium } from './harness/browser/launch';
const [origin, folder, ...paths] = process.argv.slice(2);
const browser = await launchChromium();
for (const path of paths)
  for (const [w, h] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: w, height: h }, locale: 'ko-KR' });
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.mouse.move(100, 300);
    await page.waitForTimeout(2500);
    await page.screenshot({
      path: `${folder}/${path.replaceAll('/', '_')}-${w}.png`,
      fullPage: true,
    });
    await page.close();
  }
await browser.close();
