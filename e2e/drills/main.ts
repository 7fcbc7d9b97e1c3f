/**
 * `npm run drills [-- <group>… | --sample | --only <part of a title>]`: breaks parts of a site of its own on purpose and
 * looks whether its promises hold. Groups are in runner/drill.ts. Ends with a line of counts; 1 when one is broken.
 */
import { formatCounts } from '../../tools/checks/counts-line';
import { runCommand } from '../../tools/run-command';
import { allDrills } from './all-drills';
import { isChosen, parseOptions } from './runner/parse-options';
import { runDrills } from './runner/run-drills';
import { startDrillSite, type DrillSite } from './site/drill-site';

await runCommand(async (args) => {
  const options = parseOptions(args);
  const say = (line: string) => console.log(line);
  const drills = allDrills.filter((drill) => isChosen(drill, options));
  if (drills.length === 0) throw new Error(`No drill's title holds "${options.only}".`);
  let site: Promise<DrillSite> | undefined;
  const openSite = () => (site ??= startDrillSite(say));
  const close = async () => (await site?.catch(() => undefined))?.stop();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)));
  try {
    const counts = await runDrills(drills, { isSample: options.isSample, openSite, say });
    say(formatCounts(counts));
    if (counts.failed > 0) process.exitCode = 1;
  } finally {
    await close();
  }
});
