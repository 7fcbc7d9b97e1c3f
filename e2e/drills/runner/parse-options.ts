import { drillGroups, type AnyDrill, type DrillGroup } from './drill';

export interface Options {
  readonly isSample: boolean;
  readonly groups: readonly DrillGroup[];
  /** Only drills whose title holds this text. */
  readonly only: string | undefined;
}

/**
 * `--sample`, the names of groups, and `--only <part of a title>`; nothing means everything.
 * @throws Error that lists what there is
 */
export function parseOptions(args: readonly string[]): Options {
  const chosen: DrillGroup[] = [];
  let isSample = false;
  let only: string | undefined;
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    const group = drillGroups.find((known) => known === word.replace(/^--/, ''));
    // npm takes the separator away, a direct call does not.
    if (word === '--') continue;
    if (word === '--sample') isSample = true;
    else if (word === '--only' && args[index + 1]) only = args[(index += 1)];
    else if (group) chosen.push(group);
    else
      throw new Error(
        `There is no drill "${word}". Choose from: ${drillGroups.join(', ')}, --sample, --only <part of a title>`,
      );
  }
  return { isSample, groups: chosen.length > 0 ? chosen : drillGroups, only };
}

export function isChosen({ group, isSample, title }: AnyDrill, options: Options): boolean {
  return (
    options.groups.includes(group) &&
    (!options.isSample || isSample === true) &&
    (options.only === undefined || title.includes(options.only))
  );
}
