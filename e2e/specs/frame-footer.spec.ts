// The foot of every page: footer, and the phone number in it and elsewhere.
import { footerRouteIds, menu } from '@site/contract';
import { sitePages, urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';
import { header, headerMenu, footer, scrollTop } from '../harness/steps/frame-parts';

const phoneLink = 'tel:1533-8848';

test('the phone number is a call in the footer, on a phone also in header and bottom bar; the family site is one outside link; every page that the header menu does not name has a way in; back to the top [FRAME-14, FRAME-15, FRAME-18, FRAME-20, FRAME-22, FRAME-23, FRAME-29, FACT-8]', async ({
  page,
  isMobile,
}) => {
  await visitHydrated(page, '/Brand/intro');
  await expect(footer(page).getByRole('link', { name: '1533-8848' })).toHaveAttribute(
    'href',
    phoneLink,
  );
  if (isMobile) {
    await expect(header(page).getByRole('link', { name: '1533-8848로 전화 상담' })).toHaveAttribute(
      'href',
      phoneLink,
    );
    const bar = page.getByRole('navigation', { name: '빠른 상담' });
    await expect(bar.getByRole('link', { name: '방문예약' })).toBeVisible();
    await expect(bar.getByRole('link', { name: '전화상담' })).toHaveAttribute('href', phoneLink);
  }

  const hrefs = await footer(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const id of [...footerRouteIds, 'privacy']) expect(hrefs, id).toContain(urlOf(id));
  const named = new Set([...menu.flatMap(({ routeIds }) => routeIds), ...footerRouteIds]);
  const lost = sitePages
    .map(({ route }) => route)
    .filter(({ id, indexed }) => indexed && !named.has(id))
    .map(({ id }) => id)
    // The logo, the bold link, the two placeholders beside pages of their kind, and what every type page links.
    .filter((id) => !['home', 'privacy', 'interior-59B', 'floor-plan-114B'].includes(id))
    .filter((id) => !id.startsWith('comparison-'));
  expect(lost).toEqual([]);
  const policy = footer(page).getByRole('link', { name: '개인정보처리방침' });
  await expect(policy.locator('b')).toHaveCSS('font-weight', '600');

  const summary = footer(page).locator('summary', { hasText: '패밀리 사이트' });
  const link = footer(page).locator('details a');
  await expect(link).toHaveCount(1);
  await expect(link).toBeHidden();
  await summary.click();
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  expect(new URL((await link.getAttribute('href')) ?? '').protocol).toMatch(/^https?:$/);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();

  const toTop = footer(page).getByRole('link', { name: '맨 위로' });
  await toTop.scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await toTop.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test(
  'hamburger and bottom bar up to 900 px, the six groups from 901 px [FRAME-10, FRAME-16]',
  { tag: '@desktop' },
  async ({ page }) => {
    await visitHydrated(page, '/Brand/intro');
    const narrow = [
      page.getByRole('navigation', { name: '빠른 상담' }),
      page.getByRole('button', { name: '메뉴 열기' }),
      page.getByRole('banner').getByRole('link', { name: '1533-8848로 전화 상담' }),
    ];
    const wide = [headerMenu(page), page.getByRole('link', { name: /방문예약 등록 열기/ })];
    await page.setViewportSize({ width: 900, height: 800 });
    for (const part of narrow) await expect(part).toBeVisible();
    for (const part of wide) await expect(part).toBeHidden();
    await page.setViewportSize({ width: 901, height: 800 });
    for (const part of narrow) await expect(part).toBeHidden();
    for (const part of wide) await expect(part).toBeVisible();
  },
);
