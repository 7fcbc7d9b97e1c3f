import { repositoryRoot } from '@site/release';
import path from 'node:path';
import { createRequire } from 'node:module';
import { capabilityRules } from './capability-rules';
import { allowedImporters } from './allowed-importers';
import { pageRules } from './page-rules';
import { codeViolations } from './code-violations';
import { importedFixtures, importViolations, type Violation } from './violations';
import { createFixtureRepository, type Finding } from './fixture-repository';

const { forbidden } = createRequire(import.meta.url)(
  path.join(repositoryRoot, '.dependency-cruiser.cjs'),
) as { forbidden: { name: string; comment: string }[] };

const violations = Object.fromEntries(
  [...importViolations, ...codeViolations].map(({ file, source }) => [file, source]),
);
const fixture = createFixtureRepository({
  ...importedFixtures,
  ...violations,
  ...allowedImporters,
});

let imports: readonly Finding[] = [];
let code: readonly Finding[] = [];

beforeAll(async () => {
  [imports, code] = await Promise.all([fixture.checkImports(), fixture.checkCode()]);
});
afterAll(() => fixture.remove());

describe('import rules', () => {
  it.each(importViolations)('$rule reports $file', ({ rule, file }) => {
    expect(imports).toContainEqual({ rule, file });
  });

  it('has a violation of every rule, and no violation without a rule', () => {
    expect(namesOf(importViolations)).toEqual(sorted(forbidden.map(({ name }) => name)));
  });
});

describe('code rules', () => {
  it.each(codeViolations)('$rule reports $file', ({ rule, file }) => {
    expect(code).toContainEqual({ rule, file });
  });

  it('has a violation of every rule, and no violation without a rule', () => {
    const names = [...capabilityRules, ...pageRules].map(({ name }) => name);
    expect(namesOf(codeViolations)).toEqual(
      sorted([...names, 'changing-text', 'file-names', 'plain-words', 'record-lookup']),
    );
  });
});

describe('allowed importers', () => {
  it.each(Object.keys(allowedImporters))('%s has no finding', (file) => {
    const rules = new Set([...namesOf(codeViolations), ...namesOf(importViolations)]);
    const findings = [...imports, ...code].filter((finding) => finding.file === file);
    expect(findings.filter(({ rule }) => rules.has(rule) && rule !== 'no-orphans')).toEqual([]);
  });
});

function namesOf(problems: readonly Violation[]): string[] {
  return sorted([...new Set(problems.map(({ rule }) => rule))]);
}

function sorted(names: readonly string[]): string[] {
  return [...names].sort();
}
