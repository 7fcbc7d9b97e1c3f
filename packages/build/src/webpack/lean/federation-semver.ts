/**
 * Stands in for the federation runtime's semver (2.4 KB brotli). Every requirement in this house is a caret
 * range that `sharedModules` writes; the runtime itself adds `<=` to put two versions in order. Anything else
 * fits nothing, and the runtime says so in the console.
 */
export function satisfy(version: string, range: string): boolean {
  const have = readVersion(version);
  const [, operator = '', wanted = ''] = /^(\^|<=|)(.*)$/.exec(range) ?? [];
  const want = readVersion(wanted);
  if (!have || !want) return false;
  const order = compare(have, want);
  if (operator === '<=') return order <= 0;
  return operator === '^' ? have[0] === want[0] && order >= 0 : order === 0;
}

type Version = readonly [number, number, number];

function readVersion(text: string): Version | undefined {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  return patch === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
