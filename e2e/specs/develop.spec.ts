// `npm run dev -- <remote>` against a running site, used as its team does: edits arrive in the open page and keep its state.
import { startProcess, type StartedProcess } from '@site/testing/start-process';
import { openEditedPage, openEditor, readState } from '../harness/edits/edited-page';
import { edits } from '../harness/edits/edits';
import { expect, test } from '../harness/test';
import { urlOf } from '../harness/steps/site-pages';
import { openWorkCopy, type WorkCopy } from '../resilience/release/work-copy';

const remote = 'mfe-registration';
const intro = `${remote}/src/components/form-intro.tsx`;

// Left out of `npm test`: its compilers would take both cores from the visits beside it.
test.describe('one remote in a running site', { tag: ['@desktop', '@thorough'] }, () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  let copy: WorkCopy;
  let program: StartedProcess;
  let origin: string;

  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(180_000);
    copy = openWorkCopy();
    program = startProcess(process.execPath, ['--import', 'tsx', 'tools/dev/main.ts', remote], {
      cwd: copy.root,
      env: { DEV_ORIGIN: baseURL ?? '', DEV_PORT: '0', TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
    });
    origin = await program.waitFor(/^ready (http:\S+)/m);
  });
  test.afterAll(async () => {
    await program.end();
    copy.remove();
  });

  test('unchanged, every part that it renders is what the site renders', async ({ request }) => {
    const partsOf = async (site: string, url: string) =>
      (await (await request.get(site + url, { timeout: 120_000 })).text()).match(
        /<div data-module="mfe-registration[\s\S]*?<\/form>/g,
      );
    for (const url of ['/', urlOf('customer')]) {
      const parts = await partsOf(origin, url);
      expect(parts).not.toBeNull();
      expect(parts).toEqual(await partsOf('', url));
    }
  });

  test('each kind of edit of remote, shell and design is shown in the open page and keeps its state; a reload has it, too', async ({
    page,
  }) => {
    await openEditedPage(page, origin);
    const editor = openEditor(copy.root);
    const before = await readState(page);
    for (const edit of edits) {
      await editor.make(page, edit, 1);
      expect(await readState(page), `${edit.where} ${edit.what}`).toEqual(before);
    }
    // The edit of the form's texts; others of these files were replaced by the next.
    const html = await (await page.request.get(page.url(), { timeout: 120_000 })).text();
    expect(html.includes('>1 * ')).toBe(true);
    for (const { file } of edits) editor.takeBack(file);
  });

  for (const [title, from, to, place] of [
    ['a syntax error', '<RequiredNote />', '<RequiredNote', /form-intro\.tsx:\d+:\d+/],
    [
      'a component that throws',
      'return <Note>',
      "throw new Error('broken');\n  return <Note>",
      /form-intro\.tsx:15/,
    ],
    ['a wrong type', '<RequiredNote />', '<RequiredNote wrong />', /form-intro\.tsx:9:\d+/],
  ] as const)
    test.describe(title, () => {
      test.use({ allowedProblems: { console: /broken|error/ } });
      test('is shown over the page with its place, and goes when it is mended', async ({
        page,
      }) => {
        await openEditedPage(page, origin);
        const editor = openEditor(copy.root);
        const lines = page.locator('form > div > p');
        const before = await lines.allInnerTexts();
        const overlay = page.locator('site-problems');
        editor.write(intro, (text) => text.replace(from, to));
        await expect(overlay.locator('h2')).toHaveText(place, { timeout: 60_000 });
        editor.takeBack(intro);
        await expect(overlay).toHaveCount(0, { timeout: 60_000 });
        await expect(lines).toHaveText(before);
      });
    });
});
