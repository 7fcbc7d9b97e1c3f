// One flipped byte in a script: the browser refuses it, the page stays complete, without an error. Here one script of
// every kind, on its way to the browser; e2e/resilience/specs/flipped-bytes.spec.ts tests every released script.
import { showIntent } from '../harness/steps/hydrated';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { wordsOf } from '../harness/checks/words';

test.use({
  allowedProblems: { console: /valid digest|did not load|ScriptExternalLoadError|RUNTIME-00/ },
});

const kinds = {
  'the boot file': /\/shell\/[^/]+\/boot\.\w+\.js$/,
  "the shell's React": /\/shell\/[^/]+\/react\.\w+\.js$/,
  "the shell's main file": /\/shell\/[^/]+\/main\.\w+\.js$/,
  "a remote's entry": /\/remotes\/mfe-content\/[^/]+\/entry\.\w+\.js$/,
  "a remote's chunk": /\/remotes\/mfe-content\/[^/]+\/__federation_expose_LocationGuide\.\w+\.js$/,
};

for (const [kind, pattern] of Object.entries(kinds))
  test(
    `${kind}: refused, the page complete, no error`,
    { tag: '@desktop' },
    async ({ page, browser, baseURL }) => {
      const plain = await browser.newPage({ javaScriptEnabled: false });
      await plain.goto(`${baseURL}${urlOf('location-guide')}`);
      const complete = await wordsOf(plain.locator('main'));
      await plain.close();
      let flipped = '';
      await page.route(pattern, async (route) => {
        const response = await route.fetch();
        const body = await response.body();
        const middle = Math.floor(body.length / 2);
        body[middle] = (body[middle] ?? 0) ^ 1;
        flipped = route.request().url();
        await route.fulfill({ response, body });
      });
      const refused = page.waitForEvent('console', (message) =>
        message.text().includes('Failed to find a valid digest'),
      );
      await page.goto(urlOf('location-guide'));
      await page.evaluate(showIntent);
      const { text } = await refused.then((message) => ({ text: message.text() }));
      expect(text).toContain(new URL(flipped).pathname);
      expect(await wordsOf(page.locator('main'))).toBe(complete);
      // The same file may be requested once more while the page closes.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
