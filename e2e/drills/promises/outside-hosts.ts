import { defaultSite, pathOf } from '@site/contract';
import { visiting } from '../browser/visit';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import type { DrillSite } from '../site/drill-site';
import type { FaultName } from '../site/faults';

const { tours, guideVideos, promotionVideo } = defaultSite.embeds;
const saysSoWithinMs = 20_000;

interface Embed {
  readonly what: string;
  readonly path: string;
  readonly address: string;
  readonly faults: readonly FaultName[];
  /** The visitor's click that asks for it, where one is needed. */
  readonly opener?: string;
  readonly says: string;
}

const embeds: readonly Embed[] = [
  {
    what: 'VR host',
    path: pathOf('model-house'),
    address: tours['84A'],
    faults: ['refused', '404', '503', 'hanging'],
    opener: '화면을 클릭하시면 VR을 보실 수 있습니다.',
    says: 'VR을 불러오지 못했습니다.',
  },
  {
    what: 'video host',
    path: pathOf('guide-videos'),
    address: guideVideos.location,
    faults: ['refused', '404', '503'],
    says: '이 내용을 잠시 표시할 수 없습니다.',
  },
  {
    what: 'host of the promotion video',
    path: pathOf('brand-video'),
    address: promotionVideo,
    faults: ['refused', '404', '503'],
    says: '영상을 불러오지 못했습니다.',
  },
];

export const outsideHosts: readonly Drill[] = embeds.map((embed) => ({
  title: `the ${embed.what} dead${embed.faults.includes('hanging') ? ' or silent' : ''}: the page says so, shows the link and stands`,
  group: 'hosts',
  async run(site) {
    const checks = new Checks();
    for (const fault of embed.faults) await lookAt(site, checks.under(fault), embed, fault);
    return checks.list();
  },
}));

async function lookAt(site: DrillSite, checks: Checks, embed: Embed, fault: FaultName) {
  const proxy = await site.openProxy();
  proxy.break(new RegExp(`^${embed.address}`), fault);
  await visiting(site.browser, proxy.origin, async (visit) => {
    const { page } = visit;
    await visit.open(embed.path);
    await visit.allAlive();
    if (embed.opener) await page.getByRole('button', { name: embed.opener }).first().click();
    const main = page.locator('main');
    await checks.soon(embed.says, async () => (await main.innerText()).includes(embed.says), {
      withinMs: saysSoWithinMs,
      seen: () => main.innerText(),
    });
    const links = await page.locator(`main a[href="${embed.address}"]`).count();
    checks.that('a link to it', links > 0, 'none');
    const { phoneLinks } = await visit.facts();
    checks.that('the phone', phoneLinks > 0, 'no phone link');
    checks.none('uncaught errors', visit.errors);
  });
}
