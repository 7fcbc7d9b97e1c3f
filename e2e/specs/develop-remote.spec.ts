// `npm run dev -- <remote>` against a running site, used as its team does.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { repositoryRoot } from '@site/release';
import { processEnvironment } from '../../tools/testing/process-environment';
import { endChild, waitForText } from '../engines/driver/child-process';
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
  let program: ChildProcess;
  let output: Readable;
  let origin: string;

  test.beforeAll(async ({ baseURL }) => {
    copy = openWorkCopy();
    // Only the remote is built: its bundle renders with the shell's.
    cpSync(path.join(repositoryRoot, 'shell/dist'), path.join(copy.root, 'shell/dist'), {
      recursive: true,
    });
    const started = spawn(process.execPath, ['--import', 'tsx', 'tools/dev/main.ts', remote], {
      cwd: copy.root,
      env: {
        ...processEnvironment(),
        ...{ DEV_ORIGIN: baseURL, DEV_PORT: '0', TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    [program, output] = [started, started.stdout];
    origin = await waitForText(program, output, /^ready (http:\S+)/m);
  });
  test.afterAll(async () => {
    await endChild(program);
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
      const built = once(output, 'data');
      execFileSync('sed', ['-i', `s/${from}/${to}/`, styledFile], { cwd: copy.root });
      await built;
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
