import type { Page } from '@playwright/test';
import { pathOf } from '@site/contract';
import { openPopup, popupAlive } from '../browser/use-popup';
import { visiting, type Visit } from '../browser/visit';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import type { DrillSite } from '../site/drill-site';
import type { FaultName } from '../site/faults';

/** wording.md, "Forms", word for word. */
const words = {
  refused: '등록에 실패했습니다. 다시 시도해 주세요.',
  error: '오류가 발생했습니다. 나중에 다시 시도해 주세요.',
  done: '등록이 완료되었습니다. 전문 상담원이 곧 연락드립니다.',
  underFailure: '급하시면 1533-8848로 전화해 주세요. 24시간 상담합니다.',
  busy: '등록 중...',
};
const answersWithinMs = 20_000;

const typed = { name: '드릴', phone: '010-0000-0000', message: '저층 세대가 궁금합니다.' };

interface FormPlace {
  readonly name: string;
  readonly path: string;
  readonly hasMessage: boolean;
  /** Brings the form up. @returns the selector of what holds it */
  readonly show: (visit: Visit) => Promise<string>;
}

const places: readonly FormPlace[] = [
  {
    name: 'home form',
    path: pathOf('home'),
    hasMessage: true,
    show: async () => '[data-module="mfe-registration/VisitFormSlot"]',
  },
  { name: 'customer page', path: pathOf('customer'), hasMessage: true, show: async () => 'main' },
  {
    name: 'popup',
    path: pathOf('privacy'),
    hasMessage: false,
    async show({ page }) {
      await openPopup(page);
      await popupAlive(page);
      return 'dialog';
    },
  },
];

interface Outcome {
  readonly fault: FaultName;
  /** Where the fault sits: in the visitor's network, or between edge and form-service. */
  readonly at: 'network' | 'service';
  readonly message: 'refused' | 'error' | 'done';
}

const outcomes: readonly (Outcome & { readonly title: string; readonly isSample?: boolean })[] = [
  {
    title: `form-service down: every form says "${words.refused}", names the phone and keeps what was typed`,
    fault: 'refused',
    at: 'service',
    message: 'refused',
    isSample: true,
  },
  {
    title: `form-service answers 503: every form says "${words.refused}" and keeps what was typed`,
    fault: '503',
    at: 'service',
    message: 'refused',
  },
  {
    title: `no network for a form: it says "${words.error}" and keeps what was typed`,
    fault: 'refused',
    at: 'network',
    message: 'error',
  },
  {
    title: `a form that gets no answer says "${words.busy}" for ten seconds, then "${words.error}", and keeps what was typed`,
    fault: 'hanging',
    at: 'network',
    message: 'error',
  },
  {
    title: `form-service slow (5 s): the button waits, then "${words.done}"`,
    fault: 'slow (5 s)',
    at: 'service',
    message: 'done',
  },
];

export const formMessages: readonly Drill[] = [
  ...outcomes.map(({ title, isSample = false, ...outcome }): Drill => ({
    title,
    group: 'forms',
    isSample,
    isAlone: outcome.at === 'service',
    async run(site) {
      const checks = new Checks();
      if (outcome.at === 'service') site.formsHop.break(/^\/forms\//, outcome.fault);
      try {
        await Promise.all(
          places.map((place) => lookAt(site, checks.under(place.name), place, outcome)),
        );
      } finally {
        site.formsHop.heal();
      }
      return checks.list();
    },
  })),
  {
    title:
      'form-service down, without JavaScript: the visitor lands on the page that says so and names the phone [FORM-28]',
    group: 'forms',
    isSample: true,
    isAlone: true,
    async run(site) {
      const checks = new Checks();
      site.formsHop.break(/^\/forms\//, 'refused');
      try {
        await visiting(
          site.browser,
          site.origin,
          async (visit) => {
            await visit.open(pathOf('customer'));
            await fillIn(visit.page, 'main', true);
            await visit.page.locator('main form button[type="submit"]').click();
            await visit.page.waitForURL('**/forms/failed');
            const { main, phoneLinks } = await visit.facts();
            checks.that(
              'it says so',
              main.join(' ').includes('방문예약 등록 실패'),
              main.join(' '),
            );
            checks.that('it names the phone', phoneLinks > 0, 'no phone link');
          },
          { javaScriptEnabled: false },
        );
      } finally {
        site.formsHop.heal();
      }
      return checks.list();
    },
  },
];

async function lookAt(site: DrillSite, checks: Checks, place: FormPlace, outcome: Outcome) {
  const proxy = await site.openProxy();
  await visiting(site.browser, proxy.origin, async (visit) => {
    const { page } = visit;
    await visit.open(place.path);
    await visit.allAlive();
    const root = await place.show(visit);
    if (outcome.at === 'network') proxy.break(/^\/forms\/(popup|visit|inquiry)$/, outcome.fault);
    await fillIn(page, root, place.hasMessage);
    const button = page.locator(`${root} form button[type="submit"]`);
    await button.click();
    if (outcome.fault === 'hanging' || outcome.message === 'done') {
      await page.waitForTimeout(300);
      checks.equal('the busy button', await button.textContent(), words.busy);
      checks.that('it takes no second click', await button.isDisabled(), 'enabled');
    }
    // The popup's words stand in two lines.
    const shown = async () => (await page.locator(root).innerText()).replaceAll(/\s+/g, ' ');
    await checks.soon(
      words[outcome.message],
      async () => (await shown()).includes(words[outcome.message]),
      {
        withinMs: answersWithinMs,
        seen: shown,
      },
    );
    if (outcome.message === 'done') return;
    checks.that('the phone under it', (await shown()).includes(words.underFailure), await shown());
    if (place.hasMessage) checks.equal('what was typed', await readBack(page, root), typed);
    checks.none('uncaught errors', visit.errors);
  });
}

async function fillIn(page: Page, root: string, hasMessage: boolean) {
  await page.locator(`${root} form [name="name"]`).fill(typed.name);
  await page.locator(`${root} form [name="phone"]`).fill(typed.phone);
  if (hasMessage) await page.locator(`${root} form [name="message"]`).fill(typed.message);
}

async function readBack(page: Page, root: string) {
  const value = (name: string) => page.locator(`${root} form [name="${name}"]`).inputValue();
  return {
    name: await value('name'),
    phone: await value('phone'),
    message: await value('message'),
  };
}
