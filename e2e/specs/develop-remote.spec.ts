// `npm run dev -- <remote>` against a running site, used as its team does.
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/release';
import { startProcess, type StartedProcess } from '@site/testing/start-process';
import { openWorkCopy, type WorkCopy } from '../resilience/release/work-copy';
import { expect, test } from '../harness/test';
import { urlOf } from '../harness/steps/site-pages';

const remote = 'mfe-floorplan';
const plan = '/FloorPlan/84A';
const styledFile = `${remote}/src/pages/floor-plan/plan-sheet.tsx`;
const border = 'border-left: 1px solid var(--bronze-500)';

test.describe('one remote in a running site', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  let copy: WorkCopy;
  let program: StartedProcess;
  let origin: string;

  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(180_000);
    copy = openWorkCopy();
    // Only the remote is built: its bundle renders with the shell's.
    cpSync(path.join(repositoryRoot, 'shell/dist'), path.join(copy.root, 'shell/dist'), {
      recursive: true,
    });
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
    for (const path of ['/', plan, urlOf('press-list')]) {
      const [own, theirs] = await Promise.all([request.get(origin + path), request.get(path)]);
      expect((await own.text()).replace('<style></style>', '')).toBe(await theirs.text());
    }
  });

  test('a style changed by sed is on the page after a reload, and gone again when it is taken back', async ({
    page,
  }) => {
    const features = page.locator('main li:has(> b)').first();
    const widthOf = () => features.evaluate((row) => getComputedStyle(row).borderLeftWidth);
    const sed = async (from: string, to: string) => {
      execFileSync('sed', ['-i', `s/${from}/${to}/`, styledFile], { cwd: copy.root });
      await program.waitFor(/^mfe-floorplan \S+ built/m);
      await page.reload();
    };
    await page.goto(origin + plan);
    expect(await widthOf()).toBe('1px');
    const wide = border.replace('1px', '7px');
    await sed(border, wide);
    expect(await widthOf()).toBe('7px');
    await sed(wide, border);
    expect(await widthOf()).toBe('1px');
  });
});
