/**
 * `npm test -- --only html`: the Nu Html Checker over every page, as released and as the servers answer. Needs Java. The
 * last line has the counts of pages, which the checks read.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measuredSite, releaseToMeasure } from '@site/tools/byte-budgets';
import { formatCounts } from '@site/tools/counts-line';
import { runCommand } from '@site/tools/run-command';
import { copyReleasedSite } from '../harness/site/released-copy';
import { startSite } from '../harness/site/site';
import { collectAnswers } from './answers';
import { checkHtml } from './check-html';
import { exceptions, withoutExceptions } from './exceptions';
import { reportOf } from './report';

await runCommand(async () => {
  await releaseToMeasure(() => undefined);
  const folder = mkdtempSync(path.join(tmpdir(), 'html-'));
  try {
    const answers = path.join(folder, 'answers');
    mkdirSync(answers);
    const site = await startSite({ env: { ...copyReleasedSite(path.join(folder, 'site')) } });
    try {
      for (const [name, html] of await collectAnswers(site))
        writeFileSync(path.join(answers, `${name}.html`), withKnownUnits(html));
    } finally {
      await site.stop();
    }
    const { root, current } = measuredSite();
    const folders = [path.join(current, 'pages'), path.join(root, 'media/tours'), answers];
    const checked = await checkHtml(folders);
    const { findings, unused } = withoutExceptions(checked.findings, exceptions);
    const { lines, counts } = reportOf(checked.pages, findings, unused);
    for (const line of [...lines, formatCounts(counts)]) console.log(line);
    process.exitCode = counts.failed > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Lengths of containers (CSS Conditional Rules 5, in all three engines since 2023) are newer than the checker, which cannot parse them. */
function withKnownUnits(html: string): string {
  return html.replaceAll(/(\d)cq(?:w|h|i|b|min|max)\b/g, '$1vw');
}
