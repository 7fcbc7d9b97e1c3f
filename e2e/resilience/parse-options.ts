/** Tags of the resilience tests, by the part that fails. */
const resilienceGroups = [
  'pages',
  'altered',
  'shell',
  'manifest',
  'remotes',
  'states',
  'hosts',
  'offline',
  'builds',
  'releases',
  'previews',
  'versions',
  'teams',
  'press',
  'forms',
  'commands',
  'years',
  'corpus',
  'slow',
  'stop',
  'ssr',
  'store',
  'compose',
  'kubernetes',
  'swarm',
] as const;
type ResilienceGroup = (typeof resilienceGroups)[number];

interface Options {
  readonly isSample: boolean;
  /** Empty: every group. */
  readonly groups: readonly ResilienceGroup[];
  /** Only tests whose title contains this text. */
  readonly only: string | undefined;
  /** How many engines group `swarm` ends. */
  readonly losses: number | undefined;
  /** Tests at a time, each with its own site; otherwise as many as the configuration says. */
  readonly workers: number | undefined;
}

/**
 * Reads `--sample`, names of groups, `--only <group or part of a title>`, `--losses <number>` and `--workers <number>`;
 * without a choice everything runs.
 * @throws Error that lists the choices
 */
export function parseOptions(args: readonly string[]): Options {
  const groups: ResilienceGroup[] = [];
  let isSample = false;
  let only: string | undefined;
  const numbers: { losses?: number; workers?: number } = {};
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    // npm removes the separator, a direct call does not.
    if (word === '--') continue;
    const number = (['losses', 'workers'] as const).find((known) => word === `--${known}`);
    if (number && /^[1-9]\d*$/.test(args[index + 1] ?? '')) {
      numbers[number] = Number(args[(index += 1)]);
      continue;
    }
    const isOnly = word === '--only' && args[index + 1] !== undefined;
    const value = isOnly ? (args[(index += 1)] ?? '') : word.replace(/^--/, '');
    const group = resilienceGroups.find((known) => known === value);
    if (word === '--sample') isSample = true;
    else if (group) groups.push(group);
    else if (isOnly) only = value;
    else
      throw new Error(
        `There is no resilience test "${word}". Choose from: ${resilienceGroups.join(', ')}, --sample, --only <group or part of a title>, --losses <number>, --workers <number>`,
      );
  }
  return { isSample, groups, only, losses: numbers.losses, workers: numbers.workers };
}

/** @returns the pattern for Playwright's `--grep`, which sees titles and tags in one line; undefined for everything */
export function grepOf({ isSample, groups, only }: Options): string | undefined {
  const conditions = [
    ...(isSample ? ['@sample'] : []),
    ...(groups.length > 0 ? [`@(${groups.join('|')})(?!\\w)`] : []),
    ...(only === undefined ? [] : [only.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')]),
  ];
  if (conditions.length === 0) return undefined;
  return `^${conditions.map((condition) => `(?=.*${condition})`).join('')}`;
}
