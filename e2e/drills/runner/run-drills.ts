import type { Counts } from '../../../tools/checks/stage';
import type { DrillSite } from '../site/drill-site';
import type { AnyDrill, Check, Drill } from './drill';

/** Each drill has up to three pages open. */
const atOnce = 2;

interface Run {
  readonly isSample: boolean;
  /** Called when the first drill needs a site. */
  readonly openSite: () => Promise<DrillSite>;
  readonly say: (line: string) => void;
}

/** Runs the drills that do not disturb each other side by side, then the others one by one. */
export async function runDrills(drills: readonly AnyDrill[], options: Run): Promise<Counts> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const run = async (drill: AnyDrill) => {
    const startedAt = Date.now();
    const checks = await checksOf(() => start(drill, options));
    const failed = checks.filter(({ fault }) => fault !== undefined);
    const skipped = checks.filter(({ isSkipped }) => isSkipped);
    counts.failed += failed.length;
    counts.skipped += skipped.length;
    counts.passed += checks.length - failed.length - skipped.length;
    options.say(resultLine(drill.title, checks, Date.now() - startedAt));
    for (const { what, fault } of [...failed, ...skipped])
      options.say(`      ${what}${fault === undefined ? '' : `: ${fault}`}`);
  };
  const site = drills.filter((drill): drill is Drill => 'run' in drill);
  // The site is there before the first drill's time is taken.
  if (site.length > 0) await options.openSite();
  const together = site.filter(({ isAlone }) => !isAlone);
  const oneByOne = drills.filter((drill) => !together.some((other) => other === drill));
  const lane = async () => {
    for (let next = together.shift(); next; next = together.shift()) await run(next);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  for (const drill of oneByOne) await run(drill);
  return counts;
}

async function start(drill: AnyDrill, { isSample, openSite }: Run): Promise<readonly Check[]> {
  return 'run' in drill ? drill.run(await openSite()) : drill.runApart({ isSample });
}

async function checksOf(work: () => Promise<readonly Check[]>): Promise<readonly Check[]> {
  try {
    const checks = await work();
    // A drill that looked at nothing has shown nothing.
    return checks.length > 0 ? checks : [{ what: 'looks at something', fault: 'no check at all' }];
  } catch (error) {
    return [{ what: 'comes to its end', fault: firstLines(error) }];
  }
}

function resultLine(title: string, checks: readonly Check[], ms: number): string {
  const failed = checks.filter(({ fault }) => fault !== undefined).length;
  const isSkipped = checks.every((check) => check.isSkipped);
  const mark = failed > 0 ? '✗' : isSkipped ? '-' : '✓';
  const outcome =
    failed > 0
      ? `${failed} of ${checks.length} checks failed`
      : isSkipped
        ? 'skipped'
        : `${checks.length} checks`;
  return `  ${mark} ${title} (${outcome}, ${(ms / 1000).toFixed(1)} s)`;
}

/** A browser that is gone tells its whole life; the first lines say which, the others where. */
function firstLines(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = text.split('\n');
  const places = lines.slice(5).filter((line) => line.includes('/e2e/drills/'));
  return [...lines.slice(0, 5), ...places.slice(0, 3)].join('\n');
}
