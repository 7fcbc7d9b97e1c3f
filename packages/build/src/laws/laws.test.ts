import path from 'node:path';
import { createRequire } from 'node:module';
import { doorLaws } from './door-laws';
import { doorways } from './doorways';
import { pageLaws } from './page-laws';
import { bystanders, codeFaults, importFaults, type PlantedFault } from './planted-faults';
import { plantHouse, type Finding } from './planted-house';

const houseRoot = path.resolve(import.meta.dirname, '../../../..');
const { forbidden } = createRequire(import.meta.url)(
  path.join(houseRoot, '.dependency-cruiser.cjs'),
) as { forbidden: { name: string; comment: string }[] };

const planted = Object.fromEntries(
  [...importFaults, ...codeFaults].map(({ file, source }) => [file, source]),
);
const house = plantHouse({
  ...bystanders,
  ...planted,
  ...doorways,
});

let imports: readonly Finding[] = [];
let code: readonly Finding[] = [];

beforeAll(async () => {
  [imports, code] = await Promise.all([house.checkImports(), house.checkCode()]);
}, 60_000);
afterAll(() => house.remove());

describe('who may import whom', () => {
  it.each(importFaults)('$law catches $file', ({ law, file }) => {
    expect(imports).toContainEqual({ law, file });
  });

  it('has a planted fault for every law, and no fault without a law', () => {
    expect(namesOf(importFaults)).toEqual(sorted(forbidden.map(({ name }) => name)));
  });
});

describe('the laws of the code', () => {
  it.each(codeFaults)('$law catches $file', ({ law, file }) => {
    expect(code).toContainEqual({ law, file });
  });

  it('has a planted fault for every law, and no fault without a law', () => {
    const names = [...doorLaws, ...pageLaws].map(({ name }) => name);
    expect(namesOf(codeFaults)).toEqual(sorted([...names, 'file-names', 'record-lookup']));
  });
});

describe('the doors themselves', () => {
  it.each(Object.keys(doorways))('%s is left in peace', (file) => {
    const laws = new Set([...namesOf(codeFaults), ...namesOf(importFaults)]);
    const findings = [...imports, ...code].filter((finding) => finding.file === file);
    expect(findings.filter(({ law }) => laws.has(law) && law !== 'no-orphans')).toEqual([]);
  });
});

function namesOf(faults: readonly PlantedFault[]): string[] {
  return sorted([...new Set(faults.map(({ law }) => law))]);
}

function sorted(names: readonly string[]): string[] {
  return [...names].sort();
}
