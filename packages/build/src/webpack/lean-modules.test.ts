import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leanAliases } from './lean-modules';

const modules = join(__dirname, '../../../../node_modules');

test.each(['shell', 'remote'] as const)(
  '%s: every replaced file and every stand-in exists',
  (role) => {
    for (const [file, standIn] of Object.entries(leanAliases(role, modules))) {
      expect([file, existsSync(file)]).toEqual([file, true]);
      expect([standIn, existsSync(standIn)]).toEqual([standIn, true]);
    }
  },
);

test('another version of a library is refused until someone has looked at it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  try {
    mkdirSync(join(folder, '@module-federation/error-codes'), { recursive: true });
    writeFileSync(
      join(folder, '@module-federation/error-codes/package.json'),
      JSON.stringify({ version: '99.0.0' }),
    );
    expect(() => leanAliases('shell', folder)).toThrow(/error-codes 99\.0\.0 is installed/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
