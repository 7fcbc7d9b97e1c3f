import type { Load } from './measure-load';

/** The same page and its limit page, measured in turn. */
export interface Loads {
  readonly site: readonly Load[];
  readonly limit: readonly Load[];
}

const maxFontBytes = 20 * 1024;

/** The boot file. */
const maxScripts = 1;

/** The goal is 1.05; the rest is tolerance for a busy machine. */
const maxRatio = 1.25;

const maxBlocking = (limitMs: number) => limitMs * 1.5 + 150;

/** Checks that do not depend on the machine's speed. @returns a sentence for each problem */
export function factProblems({ site }: Loads): string[] {
  const most = (figure: 'fontBytes' | 'scriptsBeforePaint') =>
    Math.max(...site.map((load) => load[figure]));
  const problems: string[] = [];
  if (most('fontBytes') > maxFontBytes)
    problems.push(
      `${most('fontBytes')} bytes of typefaces came before the largest paint; ${maxFontBytes} may`,
    );
  if (most('scriptsBeforePaint') > maxScripts)
    problems.push(
      `${most('scriptsBeforePaint')} scripts were requested before the largest paint; only the boot file may`,
    );
  if (site.some(({ hasReactRun }) => hasReactRun))
    problems.push('React ran without an interaction');
  return problems;
}

/** The least of several loads: a busy machine only adds to it. */
export function least(loads: readonly Load[], figure: 'fcp' | 'lcp' | 'tbt'): number {
  return Math.min(...loads.map((load) => load[figure]));
}

/** Against the limit page of the same run. @returns a sentence with both figures for each problem */
export function timeProblems({ site, limit }: Loads): string[] {
  const paints = (['fcp', 'lcp'] as const).flatMap((figure) => {
    const [ours, theirs] = [least(site, figure), least(limit, figure)];
    return ours > theirs * maxRatio
      ? [
          `${figure.toUpperCase()} is ${ours.toFixed(0)} ms beside ${theirs.toFixed(0)} ms of the limit page, ${(ours / theirs).toFixed(2)} times; at most ${maxRatio}`,
        ]
      : [];
  });
  const [ours, theirs] = [least(site, 'tbt'), least(limit, 'tbt')];
  const allowed = maxBlocking(theirs);
  if (ours <= allowed) return paints;
  return [
    ...paints,
    `TBT is ${ours.toFixed(0)} ms beside ${theirs.toFixed(0)} ms of the limit page; at most ${allowed.toFixed(0)} here`,
  ];
}
