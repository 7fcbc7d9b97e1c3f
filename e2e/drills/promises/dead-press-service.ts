import { defaultSite, encodePath, pathOf, pressArticlePath } from '@site/contract';
import { checkWhole } from '../browser/check-whole';
import { visiting } from '../browser/visit';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import type { DrillSite } from '../site/drill-site';

const list = pathOf('press-list');
const failureLine = '목록을 불러오지 못했습니다.';
const noServer = '서버에 연결할 수 없습니다.';
/** A page server waits four seconds for the service before the last good copy is shown. */
const copyWithinMs = 7_000;

const promises: readonly Omit<Drill, 'group' | 'isAlone'>[] = [
  {
    title:
      'press-service down: the list and every article seen before are still shown, whole [PRESS-13]',
    isSample: true,
    run: (site) => withPress(site, 'refused', lookAtCopies),
  },
  {
    title: `press-service down: an article not seen before is the frame with "${failureLine}" and 503, never another page`,
    isSample: true,
    run: (site) => withPress(site, 'refused', lookAtUnseen),
  },
  {
    title: `press-service down: signing in says "${noServer}" and keeps the address; every other page is untouched`,
    run: (site) => withPress(site, 'refused', lookAtSignIn),
  },
  {
    title: `press-service down: the way to the list shows "${failureLine}" and tries again when asked`,
    run: (site) => withPress(site, 'refused', lookAtWay),
  },
  {
    title: 'press-service hanging: its pages come from the last good copy, all others at once',
    run: (site) => withPress(site, 'hanging', lookAtCopies),
  },
  {
    title: 'press-service answers 503: its pages come from the last good copy',
    run: (site) => withPress(site, '503', lookAtCopies),
  },
  {
    title: 'press-service slow (5 s): its pages come from the last good copy, all others at once',
    run: (site) => withPress(site, 'slow (5 s)', lookAtCopies),
  },
];

/** What lies between edge and service concerns every visit. */
export const deadPressService: readonly Drill[] = promises.map((drill) => ({
  ...drill,
  group: 'press',
  isAlone: true,
}));

type Look = (site: DrillSite, checks: Checks) => Promise<void>;

async function withPress(
  site: DrillSite,
  fault: Parameters<DrillSite['pressHop']['break']>[1],
  look: Look,
) {
  const checks = new Checks();
  // What was seen before: by somebody, through the same edge.
  await site.healthy.factsOf(list);
  const [, ...seen] = site.articles;
  for (const { siteId, id } of seen) await site.healthy.factsOf(pressArticlePath(siteId, id));
  site.pressHop.break(/./, fault);
  try {
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await look(site, checks);
  } finally {
    site.pressHop.heal();
  }
  return checks.list();
}

const lookAtCopies: Look = async (site, checks) => {
  const [, ...seen] = site.articles;
  const paths = [list, ...seen.map(({ siteId, id }) => pressArticlePath(siteId, id))];
  const proxy = await site.openProxy();
  await visiting(site.browser, proxy.origin, async (visit) => {
    for (const path of paths) {
      const startedAt = Date.now();
      checks.equal(`${path} answers`, await visit.open(path), 200);
      const tookMs = Date.now() - startedAt;
      checks.that('in time', tookMs < copyWithinMs, `${tookMs} ms`);
      await visit.hydrated();
      await checkWhole(checks.under(path), visit, site.healthy, path);
    }
    const startedAt = Date.now();
    checks.equal('home answers', await visit.open(pathOf('home')), 200);
    checks.that('at once', Date.now() - startedAt < 2_000, `${Date.now() - startedAt} ms`);
  });
};

const lookAtUnseen: Look = async (site, checks) => {
  const [unseen] = site.articles;
  const path = unseen ? pressArticlePath(unseen.siteId, unseen.id) : '';
  const proxy = await site.openProxy();
  await visiting(site.browser, proxy.origin, async (visit) => {
    checks.equal('it answers', await visit.open(path), 503);
    await visit.hydrated();
    checks.equal('the address', new URL(visit.page.url()).pathname, encodePath(path));
    const { main, frame, phoneLinks } = await visit.facts();
    checks.that('the failure line', main.join(' ').includes(failureLine), main.join(' '));
    const home = await site.healthy.factsOf(pathOf('home'));
    checks.none(
      'text of the frame is missing',
      home.frame.filter((text) => !frame.includes(text)),
    );
    checks.that('the phone', phoneLinks > 0, 'no phone link');
    checks.none('uncaught errors', visit.errors);
  });
};

const lookAtSignIn: Look = async (site, checks) => {
  const proxy = await site.openProxy();
  await visiting(site.browser, proxy.origin, async (visit) => {
    const { page } = visit;
    await visit.open(list);
    await visit.allAlive();
    await page.getByLabel('관리자 이메일').fill(site.admin.email);
    await page.getByLabel('비밀번호').fill(site.admin.password);
    await page.getByRole('button', { name: '관리자 로그인' }).click();
    const said = () => page.getByRole('alert').last().innerText();
    await checks.soon('what it says', async () => (await said()) === `로그인 실패: ${noServer}`, {
      seen: said,
      withinMs: 15_000,
    });
    checks.equal(
      'the address',
      await page.getByLabel('관리자 이메일').inputValue(),
      site.admin.email,
    );
    const other = pathOf('floor-plan-84A');
    await visit.open(other);
    await visit.allAlive();
    await checkWhole(checks.under(other), visit, site.healthy, other);
  });
};

const lookAtWay: Look = async (site, checks) => {
  const proxy = await site.openProxy();
  await visiting(site.browser, proxy.origin, async (visit) => {
    const { page } = visit;
    await visit.open(pathOf('privacy'));
    await visit.hydrated();
    await visit.follow(list);
    const main = page.locator('main');
    await checks.soon(
      'the failure line',
      async () => (await main.innerText()).includes(failureLine),
      {
        withinMs: 20_000,
        seen: () => main.innerText(),
      },
    );
    site.pressHop.heal();
    await page.getByRole('button', { name: '다시 시도' }).click();
    const first = site.articles.at(-1)?.title ?? defaultSite.key;
    await checks.soon('then the list', async () => (await main.innerText()).includes(first));
    checks.none('uncaught errors', visit.errors);
  });
};
