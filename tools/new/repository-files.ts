/** The files of a repository beside the folder of its remote: a page of configuration, all else comes as packages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly version: string;
  readonly engines: object;
  readonly overrides: object;
}

/**
 * @param root of this repository
 * @param registry of the site's packages; undefined: that of all others
 * @returns the files by name
 */
export function repositoryFiles(
  root: string,
  remote: string,
  registry: string | undefined,
): Readonly<Record<string, string>> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { engines, overrides } = JSON.parse(read('package.json')) as Manifest;
  const { version } = JSON.parse(read('tools/package.json')) as Manifest;
  const owner = new RegExp(`^/${remote}/ +(.+)$`, 'm').exec(read('.github/CODEOWNERS'))?.[1];
  const commands = ['start', 'build', 'test', 'check', 'preview', 'ship', 'undo'];
  return {
    'package.json': json({
      name: `${remote}-repository`,
      version: '1.0.0',
      private: true,
      type: 'module',
      engines,
      workspaces: [remote],
      scripts: Object.fromEntries(commands.map((name) => [name, `site-tools ${name}`])),
      devDependencies: { '@site/tools': version },
      overrides,
    }),
    'tsconfig.json': json({
      extends: '@site/tools/tsconfig.base.json',
      compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['jest', 'node'] },
      include: [`${remote}/src`, 'specs', '*.ts'],
    }),
    '.oxlintrc.json': json({
      // oxlint inherits all but these.
      plugins: ['typescript', 'react', 'jsx-a11y'],
      extends: ['./node_modules/@site/tools/oxlintrc.json'],
    }),
    '.oxfmtrc.json': json({ singleQuote: true, printWidth: 100 }),
    'eslint.config.js': `import { siteRules } from '@site/tools/eslint-config';

export default siteRules(import.meta.dirname);
`,
    'jest.config.js': `export { jestConfig as default } from '@site/tools/jest-config';
`,
    'playwright.config.ts': `import { specs } from '@site/tools/playwright-config';

export default { ...specs, testDir: './specs' };
`,
    'specs/pages.spec.ts': pagesSpec(remote),
    '.ci/run': `#!/bin/sh
# CI runs this in a clean clone, with SITE_ORIGIN: the site that the remote is tested in.
set -eu
cd "$(dirname "$0")/.."
npm ci
exec npm test
`,
    '.nvmrc': read('.nvmrc'),
    '.npmrc': npmSettings(read('.npmrc'), registry),
    '.gitignore': 'node_modules/\ndist/\n.cache/\n.swc/\n',
    CODEOWNERS: `* ${owner ?? '@yunseul/platform'}\n`,
    'README.md': readme(remote),
  };
}

/** No package needs an install script. */
function npmSettings(common: string, registry: string | undefined): string {
  const own = registry === undefined ? '' : `@site:registry=${registry}\n`;
  return `${common}ignore-scripts=true\n${own}`;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function pagesSpec(remote: string): string {
  return `// Every page of this remote, in the site of SITE_ORIGIN: its HTML, and the same page hydrated with this code.
import { defaultSite, fillPath, routes } from '@site/contract';
import { expect, hydrate, test } from '@site/tools/specs';

const pages = routes.filter(
  ({ module, path }) => module.startsWith('${remote}/') && !/:(?!site)/.test(path),
);

for (const { id, path } of pages)
  test(\`\${id} is complete HTML, and stays so when it is hydrated\`, async ({ page, request }) => {
    const address = fillPath(path, { site: defaultSite.key });
    const html = await (await request.get(address)).text();
    expect(html).toContain('data-module="${remote}/');
    await page.goto(address);
    const before = await page.locator('main').innerText();
    await hydrate(page);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.locator('main').innerText()).toBe(before);
  });
`;
}

function readme(remote: string): string {
  return `# ${remote}

The remote \`${remote}\` of the site, in a repository of its own. [Its README](${remote}/README.md) says what it shows.

\`\`\`
npm ci
SITE_ORIGIN=https://www.example.com npm start   the whole site with this remote in it, on http://localhost:8080
SITE_ORIGIN=https://www.example.com npm test    rules, types, unit tests, compatibility, browser specs
npm run preview                                 a link to the site with it, before visitors get it
npm run ship                                    release it; waits, and prints what is live
npm run undo                                    back to the version before
\`\`\`

\`preview\`, \`ship\` and \`undo\` need \`RELEASE_ORIGIN\`, the address of the site's release worker, and \`RELEASE_SECRET_FILE\`, the secret of
this team. It changes ${remote} and nothing else.

- \`${remote}/src/expose/\`: what the shell loads; pages, components, content beside it
- \`pictures/\`: the pictures that the sources name
- \`specs/\`: browser specs
- \`@site/contract\`, \`@site/host\`, \`@site/design\`, \`@site/tools\`: packages of the site's repository

Update them: \`npm install --save-exact @site/contract@latest -w ${remote}\`. A changed or removed export is a type error that names it. A site
whose host is too old for this remote refuses it: \`npm run check\`.
`;
}
