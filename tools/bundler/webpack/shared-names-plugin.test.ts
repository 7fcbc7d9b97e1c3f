import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolders } from '@site/testing/fixtures';
import { runWebpack } from './run-webpack';
import { sharedNamesFile, SharedNamesPlugin } from './shared-names-plugin';

const newFolder = temporaryFolders();

/** @returns what the build of `./entry.js` writes */
async function namesOf(side: 'imports' | 'provides', files: Readonly<Record<string, string>>) {
  const context = newFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(context, name)), { recursive: true });
    writeFileSync(join(context, name), text);
  }
  const isImporting = side === 'imports';
  await runWebpack({
    ...{ name: side, context, mode: 'production', entry: './entry.js' },
    output: { path: join(context, 'dist') },
    optimization: { minimize: false },
    ...(isImporting && { externalsType: 'commonjs', externals: ['@site/host', '@site/design'] }),
    plugins: [new SharedNamesPlugin(['@site/host', '@site/design'], side)],
  });
  return JSON.parse(readFileSync(join(context, 'dist', sharedNamesFile), 'utf8')) as object;
}

test('a remote: each name once, also renamed, exported again, in another module, or unused; a namespace has none', async () => {
  const names = await namesOf('imports', {
    'entry.js': `import { useHost as host, Link } from '@site/host';
      import * as design from '@site/design';
      import './other';
      export { Slot } from '@site/host';
      console.log(host, Link, design);`,
    'other.js': `import { Link, pathOf } from '@site/host'; console.log(Link);`,
  });
  expect(names).toEqual({
    '@site/host': ['Link', 'Slot', 'pathOf', 'useHost'],
    '@site/design': [],
  });
});

test('the shell: every export, also those of other modules and those that nobody uses', async () => {
  const names = await namesOf('provides', {
    'entry.js': `import { Link } from '@site/host'; import '@site/design'; console.log(Link);`,
    'node_modules/@site/host/index.js': `export * from './links'; export const unused = 1;`,
    'node_modules/@site/host/links.js': `export const Link = 'link'; export class Slot {}`,
    'node_modules/@site/design/index.js': `export { Button as Pressed } from './button';`,
    'node_modules/@site/design/button.js': `export const Button = 'button'; console.log(Button);`,
  });
  expect(names).toEqual({
    '@site/host': ['Link', 'Slot', 'unused'],
    '@site/design': ['Pressed'],
  });
});
