/**
 * @param version `1.4.0`
 * @param range a caret range, `^1.2.0`: the only kind a release may carry (the release tool refuses others)
 * @returns whether a host of this version fits; false for anything it cannot read
 */
export function isHostInRange(version: string, range: string): boolean {
  const have = readVersion(version);
  const want = range.startsWith('^') ? readVersion(range.slice(1)) : undefined;
  if (!have || !want || have[0] !== want[0]) return false;
  const [, haveMinor, havePatch] = have;
  const [, wantMinor, wantPatch] = want;
  return haveMinor > wantMinor || (haveMinor === wantMinor && havePatch >= wantPatch);
}

function readVersion(text: string): [number, number, number] | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}
