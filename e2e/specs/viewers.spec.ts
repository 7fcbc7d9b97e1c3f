// Videos, tours and the announcement: autoplay, waiting for a click, and the messages meanwhile.
import { defaultSite, mobileVideo } from '@site/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { swipe } from '../harness/browser/touch';
import { visitHydrated } from '../harness/steps/visit';

test.use({ hasPictures: true, hasMotion: true });

test.describe('the promotional video', () => {
  test('is 1300×500 on a desktop and 400×300 on a phone, or as wide as fits; starts by itself, silent, plays once and stops [BRAND-2, BRAND-3, BRAND-4, BRAND-5]', async ({
    page,
    isMobile,
  }) => {
    await visitHydrated(page, '/Brand/video');
    const box = await player(page).boundingBox();
    const specified = isMobile ? { width: 400, height: 300 } : { width: 1300, height: 500 };
    const width = Math.min(specified.width, page.viewportSize()?.width ?? 0);
    expect(box?.width).toBeCloseTo(width, 0);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(
      specified.width / specified.height,
      1,
    );
    const video = player(page);
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveJSProperty('loop', false);
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0);
    await video.evaluate((video: HTMLVideoElement) => {
      video.playbackRate = 16;
    });
    await expect(video).toHaveJSProperty('ended', true, { timeout: 15_000 });
    await expect(video).toHaveJSProperty('paused', true);
  });
});

test.describe('the guide videos', () => {
  test('are three, the first one by default, one at a time, each starts by itself [VIDEO-1, VIDEO-2, VIDEO-3]', async ({
    page,
    isMobile,
  }) => {
    await visitHydrated(page, '/FloorPlan/videos');
    const tabs = page.getByRole('main').getByRole('tab');
    await expect(tabs).toHaveText(['입지환경', '59타입', '84타입']);
    const { location, type59, type84 } = defaultSite.embeds.guideVideos;
    for (const [index, address] of [location, type59, type84].entries()) {
      if (index > 0) await tabs.nth(index).click();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('video')).toHaveCount(1);
      await expect(player(page)).toHaveAttribute('src', isMobile ? mobileVideo(address) : address);
      await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0);
    }
  });

  test('play without the shell; the first input brings it, and the video goes on', async ({
    page,
  }) => {
    await page.goto('/FloorPlan/videos');
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0);
    expect(await page.locator('script[src*="/main."]').count()).toBe(0);
    await player(page).evaluate((video) => video.setAttribute('data-same', ''));
    await page.locator('#clip-location-tab').focus();
    await expect(page.locator('#clip-location-tab')).toHaveRole('tab');
    await expect(page.locator('video[data-same]')).toHaveCount(1);
    expect(await playedSeconds(page)).toBeGreaterThan(0);
  });

  test.describe('with reduced motion', () => {
    test.use({ hasMotion: false });

    test('wait for a click [VIDEO-5]', { tag: '@mobile' }, async ({ page }) => {
      await visitHydrated(page, '/FloorPlan/videos');
      await expect(page.locator('video')).toHaveCount(0);
      await page
        .getByRole('main')
        .getByRole('button', { name: /영상 재생/ })
        .click();
      await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0);
    });

    test('get the focus when they are opened by a key', { tag: '@desktop' }, async ({ page }) => {
      await visitHydrated(page, '/FloorPlan/videos');
      const still = page.getByRole('main').getByRole('button', { name: /영상 재생/ });
      await still.focus();
      await page.keyboard.press('Enter');
      await expect(player(page)).toBeFocused();
    });
  });
});

test.describe('the online model house', () => {
  test('has a tab per tour, 84A first, and loads a tour only when it is requested [TOUR-2, TOUR-3, TOUR-4, TOUR-6, TOUR-7]', async ({
    page,
    isMobile,
  }) => {
    await visitHydrated(page, '/FloorPlan/Emodel');
    const tabs = page.getByRole('main').getByRole('tab');
    await expect(tabs).toHaveText(['84A', '84B', '101']);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    for (const [index, key] of ['84A', '84B', '101'].entries()) {
      if (index > 0) await tabs.nth(index).click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await page.getByRole('button', { name: '화면을 클릭하시면 VR을 보실 수 있습니다.' }).click();
      const frame = page.locator('iframe');
      await expect(frame).toHaveAttribute('src', `/media/tours/${key}.html`);
      await expect(frame).toHaveAttribute('title', new RegExp(key));
      await expect(frame.contentFrame().locator('body')).not.toBeEmpty();
      if (isMobile) await page.getByRole('button', { name: '닫기' }).click();
    }
  });

  test(
    'brings its own Korean typeface: no word of it is a row of boxes',
    { tag: '@mobile' },
    async ({ page }) => {
      await page.goto('/media/tours/84A.html');
      const faces = await page.evaluate(async () => {
        const loaded = await document.fonts.load("400 17px 'Tour Sans'", '거실로 이동');
        return loaded.map(({ family, status }) => [family.replaceAll(/['"]/g, ''), status]);
      });
      expect(faces).toEqual([['Tour Sans', 'loaded']]);
      const widths = await page.evaluate(() => {
        const pen = document.createElement('canvas').getContext('2d');
        return ["17px 'Tour Sans'", '17px no-such-face'].map((font) => {
          if (pen) pen.font = font;
          return pen?.measureText('ii').width;
        });
      });
      expect(widths[0]).not.toBe(widths[1]);
    },
  );

  test.describe('on a phone', { tag: '@mobile' }, () => {
    test('fills the screen, with few controls over the picture; closing, also by Escape, leads back [TOUR-11]', async ({
      page,
    }) => {
      await visitHydrated(page, '/FloorPlan/Emodel');
      const still = page.getByRole('button', {
        name: '화면을 클릭하시면 VR을 보실 수 있습니다.',
      });
      await still.tap();
      const screen = page.getByRole('dialog', { name: '84A 타입 E-모델하우스 VR' });
      const box = await screen.locator('iframe').boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
      const tour = page.locator('iframe').contentFrame();
      await expect(tour.locator('[data-tour] canvas')).toBeVisible();
      await expect(tour.getByRole('button')).toHaveText(['']);
      await expect(tour.locator('.ways a:visible')).toHaveCount(0);
      await expect(tour.getByRole('navigation').getByRole('link')).toHaveCount(5);
      // Buttons for visitors who cannot drag.
      await tour.getByRole('button', { name: '보기 조절 버튼' }).tap();
      await expect(tour.getByRole('button', { name: '왼쪽 보기' })).toBeVisible();
      await expect(tour.getByText('화면을 끌어 둘러보세요.')).toBeVisible();
      await swipe(page, screen, -80);
      await expect(tour.getByText('화면을 끌어 둘러보세요.')).toBeHidden();
      await page.getByRole('button', { name: '닫기' }).tap();
      await expect(screen).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(still).toBeFocused();

      await still.tap();
      await page.getByRole('button', { name: '닫기' }).focus();
      await page.keyboard.press('Escape');
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  });

  test.describe('when a tour does not load', () => {
    test.use({ allowedProblems: { requests: /\/media\/tours\//, console: /status of 404/ } });

    test('shows a message and the ways on [TOUR-9]', async ({ page }) => {
      await page.route('**/media/tours/84A.html', (route) =>
        route.fulfill({ status: 404, body: 'Not Found' }),
      );
      await visitHydrated(page, '/FloorPlan/Emodel');
      await page.getByRole('button', { name: '화면을 클릭하시면 VR을 보실 수 있습니다.' }).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(
        'VR을 불러오지 못했습니다. 새 창에서 보시거나 1533-8848로 문의해 주세요.',
      );
      await expect(alert.getByRole('link', { name: '1533-8848' })).toHaveAttribute(
        'href',
        'tel:1533-8848',
      );
    });
  });
});

test.describe('the announcement', () => {
  const button = (page: Page) => page.getByRole('link', { name: '모집공고 PDF 확인하기' });
  const overlay = (page: Page) => page.getByRole('dialog', { name: '파일을 로딩 중입니다...' });

  test('opens the PDF in a new tab; the overlay goes when it has loaded [SALES-3, SALES-4, SALES-5]', async ({
    page,
    context,
    request,
  }) => {
    const file = await request.get('/announcement.pdf');
    expect(file.status()).toBe(200);
    expect(file.headers()['content-type']).toContain('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

    let letCome: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letCome = resolve));
    await context.route('**/announcement.pdf', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await visitHydrated(page, '/SalesInfo/announcement');
    // A browser that downloads the file may close its tab at once: the tab is counted as it opens.
    const newTab = context.waitForEvent('page');
    await button(page).click();
    await expect(overlay(page)).toBeVisible();
    letCome();
    await newTab;
    // Such a browser, or one that leaves the tab blank, reports no load: the overlay closes after eight seconds.
    await page.clock.runFor(8_000);
    await expect(overlay(page)).toHaveCount(0);
  });

  test(
    'the overlay can be closed and returns the focus [SALES-6]',
    { tag: '@mobile' },
    async ({ page, context }) => {
      await context.route('**/announcement.pdf', () => undefined);
      await visitHydrated(page, '/SalesInfo/announcement');
      await button(page).click();
      await overlay(page).getByRole('button', { name: '닫기' }).click();
      await expect(overlay(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    },
  );

  test(
    'a blocked window shows a message with a link to the file [SALES-7]',
    { tag: '@mobile' },
    async ({ page }) => {
      await page.addInitScript(() => {
        globalThis.open = () => null;
      });
      await visitHydrated(page, '/SalesInfo/announcement');
      await button(page).click();
      await expect(page.getByText('새 창이 차단되었습니다.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'PDF 바로 열기' })).toHaveAttribute(
        'href',
        '/announcement.pdf',
      );
      await expect(overlay(page)).toHaveCount(0);
    },
  );
});

const player = (page: Page) => page.locator('video');

async function playedSeconds(page: Page): Promise<number> {
  return player(page).evaluate((video: HTMLVideoElement) => video.currentTime);
}
