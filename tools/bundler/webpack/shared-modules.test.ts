import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostVersion } from '@site/host/compatibility';
import { temporaryFolder } from '@site/testing/fixtures';
import { sharedByShell, sharedVersions, sharedWithRemote } from './shared-modules';

const folder = temporaryFolder();

test('the shell provides one eager copy of each', () => {
  const versions = sharedVersions();
  for (const [name, sharing] of Object.entries(sharedByShell()))
    expect(sharing).toEqual({
      singleton: true,
      eager: true,
      version: versions[name],
      requiredVersion: `^${versions[name]}`,
    });
});

test('a remote contains no copy, and requires the host range of its package.json', () => {
  const range = { dependencies: { '@site/host': '^1.0.3' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(range));
  const shared = sharedWithRemote(folder);
  expect(Object.keys(shared)).toEqual(Object.keys(sharedByShell()));
  for (const sharing of Object.values(shared))
    expect(sharing).toMatchObject({ singleton: true, import: false });
  expect(shared['@site/host']?.requiredVersion).toBe('^1.0.3');
});

test('the compatibility check and the shared module name the same host version', () => {
  expect(sharedVersions()['@site/host']).toBe(hostVersion);
});
