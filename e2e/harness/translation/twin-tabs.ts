// Two tabs that do the same, one of them translated: whatever a visitor does, both must show the same text.
import type { Page } from '@playwright/test';
import { expect, test as plainTest } from '../test';
import { visitHydrated } from '../steps/visit';
import { controlsOf, listControls, operate } from './page-controls';
import { shareAnswers } from './shared-answers';
import { mark, readTexts, settle, translatePage } from './translator';

interface TwinTabs {
  readonly all: readonly [plain: Page, translated: Page];
  /** Sets the time of the page, in Seoul. @param time for example `2027-03-01T10:00` */
  setTime(time: string): Promise<void>;
  /** Opens a page, waits until it is hydrated, and has the second tab translated from then on. */
  open(url: string): Promise<void>;
  /** Does the same in both tabs, then compares their texts. @param what for the message of a failure */
  step(what: string, act: (page: Page) => Promise<unknown>): Promise<void>;
  /** Works every control of a part of the page, those too that appear meanwhile. @returns how many */
  workControls(part: string): Promise<number>;
}

/** More than any page has: controls that appear for ever are an error. */
const maxControls = 200;

export const test = plainTest.extend<{ tabs: TwinTabs }>({
  tabs: async ({ browser, page: translated, context }, use) => {
    const other = await browser.newContext();
    const plain = await other.newPage();
    const all = [plain, translated] as const;
    const share = shareAnswers();
    for (const each of [other, context]) await share(each);
    await use(createTwinTabs(all));
    await other.close();
  },
});

function createTwinTabs(all: TwinTabs['all']): TwinTabs {
  const both = <T>(act: (page: Page) => Promise<T>) => Promise.all([act(all[0]), act(all[1])]);
  const compare = async (what: string) => {
    await both((page) => page.evaluate(settle));
    await expect
      .poll(async () => difference(...(await both((page) => page.evaluate(readTexts, mark)))), {
        message: what,
      })
      .toEqual([]);
  };
  const tabs: TwinTabs = {
    all,
    async setTime(time) {
      await both((page) => page.clock.setFixedTime(`${time}:00+09:00`));
    },
    async open(url) {
      await both((page) => visitHydrated(page, url));
      await all[1].evaluate(translatePage, mark);
      await compare(`${url} opened`);
      await expect(all[1].getByText(mark).first()).toBeAttached();
    },
    async step(what, act) {
      await both(act);
      await compare(what);
    },
    async workControls(part) {
      const worked = new Set<string>();
      const controls = controlsOf(part);
      for (;;) {
        const [names, others] = await both((page) => page.evaluate(listControls, controls));
        expect(others, 'controls of the translated page').toEqual(names);
        const index = names.findIndex((name) => !worked.has(name));
        if (index < 0 || worked.size > maxControls) break;
        const name = names[index] ?? '';
        worked.add(name);
        await tabs.step(name, (page) =>
          page.evaluate(operate, { selector: controls.selector, index }),
        );
      }
      expect(worked.size).toBeLessThan(maxControls);
      return worked.size;
    },
  };
  return tabs;
}

/** @returns lines of the one text that the other lacks, marked as in a patch; of equal texts none */
function difference(expected: readonly string[], found: readonly string[]): readonly string[] {
  if (expected.join('\n') === found.join('\n')) return [];
  const lines = [
    ...expected.filter((line) => !found.includes(line)).map((line) => `- ${line}`),
    ...found.filter((line) => !expected.includes(line)).map((line) => `+ ${line}`),
  ];
  return lines.length > 0 ? lines : ['the same lines, otherwise repeated or ordered'];
}
