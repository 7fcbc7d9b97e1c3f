import { defaultSite, pathOf } from '@site/contract';
import { visiting } from '../browser/visit';
import type { NetworkFault } from '../site/network-faults';
import { expect, test } from '../test';

const { tours, guideVideos, promotionVideo } = defaultSite.embeds;
const showsWithinMs = 20_000;

interface Embed {
  readonly host: string;
  readonly path: string;
  readonly url: string;
  readonly faults: readonly NetworkFault[];
  /** The button that loads it, if one is needed. */
  readonly opener?: string;
  readonly message: string;
}

const embeds: readonly Embed[] = [
  {
    host: 'VR host',
    path: pathOf('model-house'),
    url: tours['84A'],
    faults: ['refuses connections', 'answers 404', 'answers 503', 'never answers'],
    opener: '화면을 클릭하시면 VR을 보실 수 있습니다.',
    message: 'VR을 불러오지 못했습니다.',
  },
  {
    host: 'video host',
    path: pathOf('guide-videos'),
    url: guideVideos.location,
    faults: ['refuses connections', 'answers 404', 'answers 503'],
    message: '이 내용을 잠시 표시할 수 없습니다.',
  },
  {
    host: 'host of the promotion video',
    path: pathOf('brand-video'),
    url: promotionVideo,
    faults: ['refuses connections', 'answers 404', 'answers 503'],
    message: '영상을 불러오지 못했습니다.',
  },
];

for (const { host, path, url, faults, opener, message } of embeds)
  for (const fault of faults)
    test(
      `the ${host} ${fault}: ${path} shows "${message}", the link and the phone number`,
      { tag: '@hosts' },
      async ({ site }) => {
        const proxy = await site.openProxy();
        // A video has a cut for phones, whose name begins alike.
        proxy.inject(new RegExp(`^${url.replace('.mp4', '')}`), fault);
        await visiting(site.browser, proxy.origin, async (visit) => {
          const { page } = visit;
          await visit.open(path);
          await visit.allHydrated();
          if (opener) await page.getByRole('button', { name: opener }).first().click();
          await expect(page.locator('main'), 'the message').toContainText(message, {
            timeout: showsWithinMs,
            useInnerText: true,
          });
          const links = await page.locator(`main a[href="${url}"]`).count();
          expect(links, 'links to the embed').toBeGreaterThan(0);
          expect((await visit.facts()).phoneLinks, 'phone links').toBeGreaterThan(0);
          expect(visit.errors, 'uncaught errors').toEqual([]);
        });
      },
    );
