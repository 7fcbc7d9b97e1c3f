import { setTimeout as delay } from 'node:timers/promises';
import { defaultSite, encodePath, pathOf, pressArticlePath } from '@site/contract';
import { pageCacheMs } from '../../harness/site/site';
import { unfoldSignIn } from '../../harness/steps/sign-in';
import { expectCompletePage } from '../browser/expect-complete-page';
import { visiting } from '../browser/visit';
import type { NetworkFault } from '../site/network-faults';
import type { ResilienceSite } from '../site/resilience-site';
import { expect, expectSoon, test } from '../test';

const list = pathOf('press-list');
const failureLine = '목록을 불러오지 못했습니다.';
const noServer = '서버에 연결할 수 없습니다.';

test(
  'press-service refuses connections: the list and every article seen before are served from the last good copy [PRESS-13]',
  { tag: ['@press', '@sample'] },
  async ({ site }) => {
    await expectCopies(site, 'refuses connections');
  },
);

for (const fault of ['never answers', 'answers 503', 'answers after 5 s'] as const)
  test(
    `press-service ${fault}: the list and every article seen before are served from the last good copy`,
    { tag: '@press' },
    async ({ site }) => {
      await expectCopies(site, fault);
    },
  );

test(
  `press-service refuses connections: an article not seen before is a 503 with "${failureLine}" in the frame`,
  { tag: ['@press', '@sample'] },
  async ({ site }) => {
    await injectIntoPress(site, 'refuses connections');
    const [unseen] = site.articles;
    const path = unseen ? pressArticlePath(unseen.siteId, unseen.id) : '';
    const proxy = await site.openProxy();
    await visiting(site.browser, proxy.origin, async (visit) => {
      expect(await visit.open(path), 'the status').toBe(503);
      await visit.shellHydrated();
      expect(new URL(visit.page.url()).pathname, 'the URL').toBe(encodePath(path));
      const { main, frame, phoneLinks } = await visit.facts();
      expect(main.join(' '), 'the message').toContain(failureLine);
      const home = await site.healthy.factsOf(pathOf('home'));
      const missing = home.frame.filter((text) => !frame.includes(text));
      expect(missing, 'missing text around main').toEqual([]);
      expect(phoneLinks, 'phone links').toBeGreaterThan(0);
      expect(visit.errors, 'uncaught errors').toEqual([]);
    });
  },
);

test(
  `press-service refuses connections: the sign-in shows "${noServer}" and keeps the email address`,
  { tag: '@press' },
  async ({ site }) => {
    await injectIntoPress(site, 'refuses connections');
    const proxy = await site.openProxy();
    await visiting(site.browser, proxy.origin, async (visit) => {
      const { page } = visit;
      await visit.open(list);
      await visit.allHydrated();
      await unfoldSignIn(page);
      await page.getByLabel('관리자 이메일').fill(site.admin.email);
      await page.getByLabel('비밀번호').fill(site.admin.password);
      await page.getByRole('button', { name: '관리자 로그인' }).click();
      await expect(page.getByRole('alert').last(), 'the message').toHaveText(
        `로그인 실패: ${noServer}`,
        { timeout: 15_000, useInnerText: true },
      );
      await expect(page.getByLabel('관리자 이메일'), 'the email address').toHaveValue(
        site.admin.email,
      );
      const other = pathOf('floor-plan-84A');
      await visit.open(other);
      await visit.allHydrated();
      await expectCompletePage(visit, site.healthy, other);
    });
  },
);

test(
  `press-service refuses connections: a link to the list shows "${failureLine}" and a retry button`,
  { tag: '@press' },
  async ({ site }) => {
    await injectIntoPress(site, 'refuses connections');
    const proxy = await site.openProxy();
    await visiting(site.browser, proxy.origin, async (visit) => {
      const { page } = visit;
      await visit.open(pathOf('privacy'));
      await visit.shellHydrated();
      await visit.follow(list);
      const main = page.locator('main');
      await expect(main, 'the message').toContainText(failureLine, {
        timeout: 20_000,
        useInnerText: true,
      });
      site.pressProxy.clear();
      await page.getByRole('button', { name: '다시 시도' }).click();
      const first = site.articles.at(-1)?.title ?? defaultSite.key;
      await expectSoon('the list after the retry', async () =>
        (await main.innerText()).includes(first),
      );
      expect(visit.errors, 'uncaught errors').toEqual([]);
    });
  },
);

/** Visits the list and all articles but the first, so that the site server has copies, then injects the fault. */
async function injectIntoPress(site: ResilienceSite, fault: NetworkFault): Promise<void> {
  for (const path of seenPaths(site)) await site.healthy.factsOf(path);
  await site.healthy.factsOf(pathOf('home'));
  site.pressProxy.inject(/./, fault);
  await delay(pageCacheMs);
}

function seenPaths({ articles: [, ...seen] }: ResilienceSite): readonly string[] {
  return [list, ...seen.map(({ siteId, id }) => pressArticlePath(siteId, id))];
}

async function expectCopies(site: ResilienceSite, fault: NetworkFault): Promise<void> {
  await injectIntoPress(site, fault);
  const proxy = await site.openProxy();
  await visiting(site.browser, proxy.origin, async (visit) => {
    for (const path of seenPaths(site)) {
      expect(await visit.open(path), `${path}: status`).toBe(200);
      await visit.shellHydrated();
      await expectCompletePage(visit, site.healthy, path);
    }
    expect(await visit.open(pathOf('home')), 'home: status').toBe(200);
  });
}
