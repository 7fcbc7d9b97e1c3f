/** Tags of the resilience tests, by the part that fails. */
const resilienceGroups = [
  'pages',
  'shell',
  'registry',
  'remotes',
  'states',
  'hosts',
  'offline',
  'builds',
  'releases',
  'press',
  'forms',
  'corpus',
  'slow',
  'stop',
  'ssr',
  'store',
  'compose',
  'kubernetes',
] as const;
type ResilienceGroup = (typeof resilienceGroups)[number];

interface Options {
  readonly isSample: boolean;
  /** Empty: every group. */
  readonly groups: readonly ResilienceGroup[];
  /** Only tests whose title contains this text. */
  readonly only: string | undefined;
}

/**
 * Reads `--sample`, names of groups, and `--only <group or part of a title>`; without any of them everything runs.
 * @throws Error that lists the choices
 */
export function parseOptions(args: readonly string[]): Options {
  const groups: ResilienceGroup[] = [];
  let isSample = false;
  let only: string | undefined;
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    // npm removes the separator, a direct call does not.
    if (word === '--') continue;
    const isOnly = word === '--only' && args[index + 1] !== undefined;
    const value = isOnly ? (args[(index += 1)] ?? '') : word.replace(/^--/, '');
    const group = resilienceGroups.find((known) => known === value);
    if (word === '--sample') isSample = true;
    else if (group) groups.push(group);
    else if (isOnly) only = value;
    else
      throw new Error(
        `There is no resilience test "${word}". Choose from: ${resilienceGroups.join(', ')}, --sample, --only <group or part of a title>`,
      );
  }
  return { isSample, groups, only };
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
