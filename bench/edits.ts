/**
 * `npm run bench -- edits [--edits 50]`: how long after an edit of remote, shell and design the open page shows it, and whether
 * typed text, open parts, scroll position, history entry and document are kept.
 */
import { releaseToMeasure } from '@site/tools/byte-budgets';
import { startProcess } from '@site/testing/start-process';
import { startEdge } from '@site/site-server/testing/start-site';
import { openEditedPage, openEditor, readState } from '../e2e/harness/edits/edited-page';
import { edits as kinds } from '../e2e/harness/edits/edits';
import { openWorkCopy } from '../e2e/resilience/release/work-copy';
import { startBrowser } from './servers/start-browser';
import { startServices } from './servers/start-services';
import { withServers, type Start } from './servers/with-servers';
import { tableHead, tableRow } from './statistics/markdown-table';
import { median } from './statistics/median';

/** Longer than an update takes: an editor writes one edit after the other. */
const pauseMs = 300;

export async function edits(args: readonly string[]): Promise<void> {
  const count = Number(args[args.indexOf('--edits') + 1] || 50);
  const print = (line: string) => console.log(line);
  const site = await releaseToMeasure(print);
  await withServers(async (start) => {
    const { inner } = await startServices(site, start);
    const { origin } = await start(startEdge('site-server', { site, inner }));
    const { root, origin: development } = await startDevelopment(origin, start);
    const browser = await startBrowser(start);
    const page = await browser.newPage();
    await openEditedPage(page, development);
    const editor = openEditor(root);
    print(tableHead(['Edit of', 'min', 'median', 'p95', 'kept']));
    for (const edit of kinds) {
      const before = await readState(page);
      const times: number[] = [];
      for (let n = 1; n <= count; n += 1) {
        times.push(await editor.make(page, edit, n));
        await page.waitForTimeout(pauseMs);
      }
      const after = await readState(page);
      const lost = Object.entries(before).filter(
        ([name, value]) => after[name as 'text'] !== value,
      );
      const kept = lost.length === 0 ? 'all' : `not ${lost.map(([name]) => name).join(', ')}`;
      const ms = [Math.min(...times), median(times), p95(times)].map((value) => value.toFixed(0));
      print(tableRow([`${edit.where}: ${edit.what}`, ...ms, kept]));
      editor.takeBack(edit.file);
      await page.waitForTimeout(2 * pauseMs);
    }
  });
}

/** The remote and the shell in a copy of this checkout, against a site of its last release. */
async function startDevelopment(site: string, start: Start) {
  const copy = openWorkCopy();
  const program = startProcess(
    process.execPath,
    ['--import', 'tsx', '--max-old-space-size=256', 'tools/dev/main.ts', 'mfe-registration'],
    {
      cwd: copy.root,
      env: { DEV_ORIGIN: site, DEV_PORT: '0', TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
    },
  );
  await start(
    Promise.resolve({
      async stop() {
        await program.end();
        copy.remove();
      },
    }),
  );
  return { root: copy.root, origin: await program.waitFor(/^ready (http:\S+)/m) };
}

function p95(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}
