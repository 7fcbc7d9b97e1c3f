import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Edit } from './edits';

/** What an edit must leave as it is. */
export interface KeptState {
  readonly text: string;
  readonly isOpen: boolean;
  readonly scroll: number;
  /** Of the page's history entry. */
  readonly entry: string;
  /** Whether it is the same document. */
  readonly isSameDocument: boolean;
}

const typed = 'kept over an edit';
/** A hang's limit: the first page of a development server waits for builds. */
const limitMs = 60_000;

/** Opens home by a link, as the page after another one, types into its form, opens a part of the footer and scrolls to it. */
export async function openEditedPage(page: Page, origin: string): Promise<void> {
  page.setDefaultTimeout(limitMs);
  await page.goto(`${origin}/FloorPlan/84A`, { timeout: limitMs });
  await page.waitForSelector('html[data-hydrated]');
  await page.evaluate('window.isSameDocument = true');
  await page.click('header a[href="/"]');
  const message = page.locator('form textarea[name=message]').first();
  await message.fill(typed);
  await page.evaluate(
    "document.querySelector('footer details').open = true; scrollTo({ top: document.body.scrollHeight - 2000, behavior: 'instant' })",
  );
  // Pictures and skipped parts of the page still move it.
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    await page.waitForTimeout(500);
    now = (await readState(page)).scroll;
  }
}

function tooLate(file: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(
      () => reject(new Error(`${file}: the page does not show the edit`)),
      limitMs,
    ).unref();
  });
}

export function readState(page: Page): Promise<KeptState> {
  return page.evaluate(`({
    text: document.querySelector('form textarea[name=message]').value,
    isOpen: document.querySelector('footer details').open,
    scroll: Math.round(scrollY),
    entry: JSON.stringify(history.state),
    isSameDocument: window.isSameDocument === true,
  })`);
}

/** Writes files of a checkout and takes the changes back. */
export function openEditor(root: string) {
  const before = new Map<string, string>();
  const read = (file: string) => {
    const text = before.get(file) ?? readFileSync(path.join(root, file), 'utf8');
    before.set(file, text);
    return text;
  };
  return {
    /** @returns milliseconds from writing the file until the page shows the n-th edit */
    async make(page: Page, { file, from, to, sign }: Edit, n: number): Promise<number> {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
      // Not waitForFunction, which evaluates text in the page: its policy forbids that.
      const shown = page.evaluate<number>(`new Promise((resolve) => {
        const look = () =>
          (${sign(n)}) ? resolve(performance.timeOrigin + performance.now()) : requestAnimationFrame(look);
        look();
      })`);
      // The page looks by now.
      await page.evaluate('0');
      const startedAt = Date.now();
      writeFileSync(
        path.join(root, file),
        text.replace(from, () => to(n)),
      );
      const at = await Promise.race([shown, tooLate(file)]);
      return at - startedAt;
    },
    write: (file: string, change: (text: string) => string) =>
      writeFileSync(path.join(root, file), change(read(file))),
    takeBack(file: string) {
      writeFileSync(path.join(root, file), read(file));
    },
  };
}
