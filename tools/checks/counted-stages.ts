/** Stages that start a site of their own. Each ends with a line of counts; without it no test is known to have run. */
import { spawnSync } from 'node:child_process';
import { readCountsLine, readFailures } from './counts-line';
import { runTool, type ToolRun } from './run-tool';
import { oneFailed, oneSkipped, type Stage, type StageOutcome } from './stage';

interface CountedStage extends Pick<Stage, 'id' | 'title'> {
  readonly args: readonly string[];
  /** @returns why it cannot run here */
  readonly whyNot?: () => string | undefined;
  /** Ends without counts on a machine that lacks what it needs. */
  readonly isOptional?: boolean;
}

function countedStage({ id, title, args, whyNot, isOptional }: CountedStage): Stage {
  return {
    id,
    title,
    needs: ['build'],
    async run() {
      const reason = whyNot?.();
      if (reason !== undefined) return oneSkipped(reason);
      const ended = await runTool(args, { showsOutput: true });
      return countedOutcome(ended, isOptional);
    },
  };
}

export function countedOutcome({ code, output }: ToolRun, isOptional = false): StageOutcome {
  const counts = readCountsLine(output);
  if (!counts)
    return isOptional && code === 0
      ? oneSkipped(output.trim())
      : oneFailed(`exit code ${code}, no counts`);
  if (counts.failed > 0) return { ...counts, note: readFailures(output) };
  return code === 0 ? counts : oneFailed(`exit code ${code}`);
}

/**
 * Specs that run at both widths. A test of another one that is tagged with neither width runs the same code at both, so it
 * runs on the phone only, and so do pages of a template that another page has. `npm run spec` has all, and the walks of
 * minutes.
 */
const bothWidths = ['accessibility', 'every-route', 'frame', 'frame-footer'];
/** Playwright compares it with project, file, title and tags. */
const onPhonesOnly = String.raw`^\s*desktop ((?!(${bothWidths.join('|')})\.spec|.*@desktop)|.*@repeated)`;
/** Of this machine, where they come late: `npm run spec` visits every route with them. */
const punctualTypefaces = String.raw`^\s*desktop, own typefaces (?!.*@machine-typefaces)`;

const oldestJava = 11;

/** @returns the major version that `java -version` prints; 1 for Java 8 and older, which call themselves 1.8 */
export function readJavaVersion(output: string): number | undefined {
  const major = /version "(\d+)/.exec(output)?.[1];
  return major === undefined ? undefined : Number(major);
}

function whyNoJava(): string | undefined {
  const { error, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = error ? undefined : readJavaVersion(stderr);
  return version === undefined || version < oldestJava
    ? `Java ${oldestJava} or newer is not installed`
    : undefined;
}

const run = 'tools/bin/run.mjs';

export const countedStages: readonly Stage[] = [
  countedStage({
    id: 'browser',
    title: 'browser specs (Playwright)',
    args: [run, 'spec', `--grep-invert=@thorough|${onPhonesOnly}|${punctualTypefaces}`],
  }),
  countedStage({
    id: 'resilience',
    title: 'resilience tests, sample',
    // Beside the browser specs, which run longer.
    args: [run, 'resilience', '--sample', '--workers', '1'],
  }),
  countedStage({
    id: 'html',
    title: 'HTML of every page (Nu Html Checker)',
    args: [run, 'html'],
    whyNot: whyNoJava,
  }),
  countedStage({
    id: 'engines',
    title: 'Firefox and WebKit, sample',
    args: [
      ...[run, 'spec', '--engine', 'firefox', '--engine', 'webkit'],
      ...['-g', '@sample', '--project', '*, mobile'],
    ],
    isOptional: true,
  }),
];
