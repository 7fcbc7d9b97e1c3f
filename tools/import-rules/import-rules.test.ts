import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from '@site/release';
import { temporaryFolder } from '@site/testing/fixtures';
import { projectRuleNames } from './eslint-plugin';
import {
  checkCode,
  checkImports,
  writeFixtureRepository,
  type Finding,
} from './testing/fixture-repository';
import {
  allowedImporters,
  codeViolations,
  importedFixtures,
  importViolations,
} from './testing/fixtures';

const { forbidden } = createRequire(import.meta.url)(
  path.join(repositoryRoot, '.dependency-cruiser.cjs'),
) as { forbidden: { name: string }[] };

const files: Readonly<Record<string, string>> = Object.assign(
  {},
  importedFixtures,
  allowedImporters,
  ...Object.values(importViolations),
  ...Object.values(codeViolations),
);
const folder = temporaryFolder();
const findings: Finding[] = [];

beforeAll(async () => {
  writeFixtureRepository(folder, files);
  const names = Object.keys(files);
  findings.push(
    ...(await Promise.all([checkImports(folder, names), checkCode(folder, names)])).flat(),
  );
});

describe.each([
  ['import', importViolations, forbidden.map(({ name }) => name)],
  ['code', codeViolations, projectRuleNames],
])('%s rules', (_, violations, rules) => {
  const broken = Object.entries(violations).flatMap(([rule, those]) =>
    Object.keys(those).map((file) => ({ rule, file })),
  );

  it.each(broken)('$rule reports $file', (finding) => {
    expect(findings).toContainEqual(finding);
  });

  it('has a violation of every rule, and no violation without a rule', () => {
    expect(Object.keys(violations).toSorted()).toEqual(rules.toSorted());
  });
});

it.each(Object.keys(allowedImporters))('%s, an allowed place, has no finding', (file) => {
  const rules = Object.keys({ ...codeViolations, ...importViolations });
  const found = findings.filter((finding) => finding.file === file);
  expect(found.filter(({ rule }) => rules.includes(rule))).toEqual([]);
});
