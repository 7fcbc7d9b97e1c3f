import type { Page } from '@playwright/test';
import { pathOf } from '@site/contract';
import { waitForHydratedPopup } from '../../harness/steps/popup-form';
import { openPopup } from '../browser/popup';
import { visiting, type Visit } from '../browser/visit';
import type { NetworkFault } from '../site/network-faults';
import type { ResilienceSite } from '../site/resilience-site';
import { expect, test } from '../test';

/** The specified texts, verbatim. */
const messages = {
  refused: '등록에 실패했습니다. 다시 시도해 주세요.',
  error: '오류가 발생했습니다. 나중에 다시 시도해 주세요.',
  done: '등록이 완료되었습니다. 전문 상담원이 곧 연락드립니다.',
  underFailure: '급하시면 1533-8848로 전화해 주세요. 24시간 상담합니다.',
  busy: '등록 중...',
};
const answersWithinMs = 20_000;

const input = { name: '시험', phone: '010-0000-0000', message: '저층 세대가 궁금합니다.' };

interface FormUnderTest {
  readonly name: string;
  readonly path: string;
  readonly hasMessage: boolean;
  /** Opens the form. @returns the selector of the element that contains it */
  readonly show: (visit: Visit) => Promise<string>;
}

const forms: readonly FormUnderTest[] = [
  {
    name: 'the form on home',
    path: pathOf('home'),
    hasMessage: true,
    show: async () => '[data-module="mfe-registration/VisitFormSlot"]',
  },
  {
    name: 'the customer page',
    path: pathOf('customer'),
    hasMessage: true,
    show: async () => 'main',
  },
  {
    name: 'the popup',
    path: pathOf('privacy'),
    hasMessage: false,
    async show({ page }) {
      await openPopup(page);
      await waitForHydratedPopup(page);
      return 'dialog';
    },
  },
];

interface Scenario {
  readonly fault: NetworkFault;
  /** Where the fault is injected: into the visitor's network, or between site server and form-service. */
  readonly at: 'the network' | 'form-service';
  readonly message: 'refused' | 'error' | 'done';
  readonly isSample?: boolean;
}

const scenarios: readonly Scenario[] = [
  { at: 'form-service', fault: 'refuses connections', message: 'refused', isSample: true },
  { at: 'form-service', fault: 'answers 503', message: 'refused' },
  { at: 'the network', fault: 'refuses connections', message: 'error' },
  { at: 'the network', fault: 'never answers', message: 'error' },
  { at: 'form-service', fault: 'answers after 5 s', message: 'done' },
];

for (const scenario of scenarios)
  for (const form of forms) {
    const { at, fault, message, isSample } = scenario;
    const tag = ['@forms', ...(isSample ? ['@sample'] : [])];
    test(
      `${at} ${fault}: ${form.name} shows "${messages[message]}"${message === 'done' ? '' : ' and keeps its input'}`,
      { tag },
      async ({ site }) => {
        await expectMessage(site, form, scenario);
      },
    );
  }

test(
  'form-service refuses connections: without JavaScript the failure page names the phone number [FORM-28]',
  { tag: ['@forms', '@sample'] },
  async ({ site }) => {
    site.formsProxy.inject(/^\/forms\//, 'refuses connections');
    await visiting(
      site.browser,
      site.origin,
      async (visit) => {
        await visit.open(pathOf('customer'));
        await fillIn(visit.page, 'main', true);
        await visit.page.locator('main form button[type="submit"]').click();
        await visit.page.waitForURL('**/forms/failed');
        const { main, phoneLinks } = await visit.facts();
        expect(main.join(' '), 'the message').toContain('방문예약 등록 실패');
        expect(phoneLinks, 'phone links').toBeGreaterThan(0);
      },
      { javaScriptEnabled: false },
    );
  },
);

async function expectMessage(
  site: ResilienceSite,
  form: FormUnderTest,
  { at, fault, message }: Scenario,
) {
  const proxy = await site.openProxy();
  if (at === 'form-service') site.formsProxy.inject(/^\/forms\//, fault);
  await visiting(site.browser, proxy.origin, async (visit) => {
    const { page } = visit;
    await visit.open(form.path);
    await visit.allHydrated();
    const root = await form.show(visit);
    if (at === 'the network') proxy.inject(/^\/forms\/(popup|visit|inquiry)$/, fault);
    await fillIn(page, root, form.hasMessage);
    const button = page.locator(`${root} form button[type="submit"]`);
    await button.click();
    if (fault === 'never answers' || message === 'done') {
      await page.waitForTimeout(300);
      expect(await button.textContent(), 'the busy button').toBe(messages.busy);
      expect(await button.isDisabled(), 'it accepts no second click').toBe(true);
    }
    const container = page.locator(root);
    await expect(container, 'the message').toContainText(messages[message], {
      timeout: answersWithinMs,
      useInnerText: true,
    });
    if (message === 'done') return;
    // In the popup this text wraps: its white space is normalized.
    await expect(container, 'the phone number below it').toContainText(messages.underFailure, {
      useInnerText: true,
    });
    if (form.hasMessage) expect(await readInput(page, root), 'the input').toEqual(input);
    expect(visit.errors, 'uncaught errors').toEqual([]);
  });
}

async function fillIn(page: Page, root: string, hasMessage: boolean) {
  await page.locator(`${root} form [name="name"]`).fill(input.name);
  await page.locator(`${root} form [name="phone"]`).fill(input.phone);
  if (hasMessage) await page.locator(`${root} form [name="message"]`).fill(input.message);
}

async function readInput(page: Page, root: string) {
  const value = (name: string) => page.locator(`${root} form [name="${name}"]`).inputValue();
  return {
    name: await value('name'),
    phone: await value('phone'),
    message: await value('message'),
  };
}
