// The security policy of every page, and that the whole site works under it: on every page, through every
// navigation, and in the browser's own enforcement. The harness records every violation as a problem of the page.
// site-server/testing/cases has the headers of every kind of response.
import type { APIResponse } from '@playwright/test';
import { prePaintScript, prePaintScriptHash } from '@site/contract';
import { isMarked, markTab, navigateInApp } from '../harness/steps/in-app';
import { sitePages, urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { visit } from '../harness/steps/visit';

test.use({ hasPictures: true });

const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

test.describe('pages', { tag: '@desktop' }, () => {
  // every-route.spec.ts checks that every picture and video exists.
  test.use({ allowedProblems: { requests: /\/media\// } });

  test('every page has its own strict policy, and an inline style without a hash in it has none', async ({
    request,
  }) => {
    for (const { path, url } of sitePages) {
      const response = await request.get(url);
      const policy = readPolicy(response);
      expect.soft(policy, path).toMatchObject({
        'default-src': ["'none'"],
        'script-src': ["'self'", `'${prePaintScriptHash}'`],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        'connect-src': ["'self'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default'],
      });
      expect.soft(response.headers()['content-security-policy'], path).not.toContain('unsafe');
      const styles = policy['style-src'] ?? [];
      expect.soft(styles, path).toContain(emptyStyle);
      for (const source of styles)
        expect.soft(source, path).toMatch(/^('self'|'sha256-[A-Za-z0-9+/]{43}=')$/);
      const html = await response.text();
      expect.soft(html, path).not.toMatch(/\sstyle="|\son\w+="|javascript:/);
      // All script elements are data, except the boot file and the pre-paint script.
      const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
      const running = scripts.filter(
        (attributes) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''),
      );
      expect.soft(running, path).toHaveLength(2);
      expect.soft(running[0], path).toMatch(/ src="\/shell\/[^"]+" integrity="sha256-[^"]+"/);
      expect.soft(html, path).toContain(`${running[1]}>${prePaintScript}</script>`);
    }
  });

  test('one tab goes through every route without a page load and without a violation', async ({
    page,
    adminPanel,
  }) => {
    test.setTimeout(120_000);
    const article = await adminPanel.publish({
      content: '<script>alert(1)</script>\n<img src=x onerror=a>',
    });
    await visit(page, urlOf('home'));
    await markTab(page);
    const missing = '/no/such/page';
    const urls = [
      ...sitePages.map(({ url, route }) => ({ url, module: route.module })),
      {
        url: urlOf('press-article', { site: article.siteId, id: article.id }),
        module: 'mfe-press/PressArticle',
      },
      { url: missing, module: undefined },
      { url: urlOf('home'), module: 'mfe-content/Home' },
    ];
    for (const { url, module } of urls) {
      await navigateInApp(page, url);
      if (module === undefined) await expect(page.locator('h1')).toHaveText('Not Found');
      else await expect(page.locator(`main [data-module="${module}"] > *`).first()).toBeAttached();
      await expect(page.locator('[data-module]:empty')).toHaveCount(0);
      expect(await isMarked(page), url).toBe(true);
    }
  });

  test('the popup opens within the policy', async ({ page }) => {
    await visit(page, urlOf('brand-intro'));
    await page.locator('a[data-registration]').first().dispatchEvent('click');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('the browser enforces it', { tag: '@desktop' }, () => {
  test.use({
    allowedProblems: { csp: true, console: /Refused|Content Security|violates|TrustedTypes/ },
  });

  test('no markup from text, no code from text, no script from elsewhere', async ({ page }) => {
    await visit(page, urlOf('brand-intro'));
    const outcome = await page.evaluate(async () => {
      const attempt = (work: () => unknown) => {
        try {
          work();
          return 'allowed';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const script = document.createElement('script');
      return {
        markup: attempt(() => (document.body.innerHTML = '<b>x</b>')),
        // Later: the policy does not apply to code evaluated by the debugger.
        code: await new Promise((resolve) => {
          setTimeout(() => resolve(attempt(() => Reflect.construct(Function, ['return 1']))));
        }),
        handler: attempt(() => document.body.setAttribute('onclick', 'alert(1)')),
        timer: attempt(() => (setTimeout as (code: unknown) => void)('1')),
        media: attempt(() => (script.src = '/media/x.js')),
        api: attempt(() => (script.src = '/api/press/x.js')),
        elsewhere: attempt(() => (script.src = 'https://example.com/shell/x.js')),
        climbing: attempt(() => (script.src = '/shell/../api/x.js')),
        own: attempt(() => (script.src = '/remotes/mfe-press/x.js')),
        secondPolicy: attempt(() =>
          (
            globalThis as unknown as {
              trustedTypes: { createPolicy: (name: string, rules: object) => void };
            }
          ).trustedTypes.createPolicy('other', {}),
        ),
      };
    });
    expect(outcome).toEqual({
      markup: 'TypeError',
      code: 'EvalError',
      handler: 'TypeError',
      timer: 'TypeError',
      media: 'TypeError',
      api: 'TypeError',
      elsewhere: 'TypeError',
      climbing: 'TypeError',
      own: 'allowed',
      secondPolicy: 'TypeError',
    });
  });

  test('a style without its hash does nothing', async ({ page }) => {
    await visit(page, urlOf('brand-intro'));
    const colour = () => page.locator('h1').evaluate((element) => getComputedStyle(element).color);
    const before = await colour();
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.append('h1 { color: rgb(1, 2, 3) !important }');
      document.body.append(style);
    });
    expect(await colour()).toBe(before);
  });
});

function readPolicy(response: APIResponse): Record<string, string[]> {
  const policy = response.headers()['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split(/;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/);
      return [name, sources];
    }),
  );
}
