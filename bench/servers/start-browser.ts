import { launchChromium, type Browser } from '../../e2e/harness/browser/launch';
import type { Start } from './with-servers';

export async function startBrowser(start: Start): Promise<Browser> {
  const launching = launchChromium();
  await start(launching.then((browser) => ({ stop: () => browser.close() })));
  return launching;
}
