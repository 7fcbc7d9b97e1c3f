/**
 * Writes the home page of the release as components of a peer: one per section, in the peer's own language. So every peer
 * shows the texts and pictures of this release; page, layout and scripts are the peer's own sources.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, liveFolder, type SiteFolder } from '@site/release';
import { astroDialect, reactDialect } from './dialects';
import { formTexts, plans } from './peer-content';
import { readHome, type Home } from './read-home';
import { splitSections } from './split-sections';
import { childrenOf } from './to-markup';

export type Framework = 'astro' | 'next';

/** @param folder of the generated sources inside the peer; its content is replaced */
export async function writePeerSources(
  site: SiteFolder,
  framework: Framework,
  folder: string,
): Promise<void> {
  const home = await readReleasedHome(site);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const [name, text] of framework === 'astro' ? astroFiles(home) : nextFiles(home))
    write(name, text);
  write('home.css', home.css);
  write('head.ts', headFile(home));
  write('content.ts', constants({ formTexts, plans }));
  cpSync(join(repositoryRoot, 'bench/peers/interactions'), join(folder, 'interactions'), {
    recursive: true,
  });
}

async function readReleasedHome(site: SiteFolder): Promise<Home> {
  const html = readFileSync(join(liveFolder(site), 'pages/index.html'), 'utf8');
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const linked = sheets.map(([, href = '']) => readFileSync(join(site.root, href), 'utf8'));
  return readHome(html, linked.join('\n'));
}

function astroFiles({ root }: Home): [string, string][] {
  const sections = splitSections(root);
  const imports = sections.map(({ name }) => `import ${name} from './${name}.astro';`);
  const body = childrenOf(root, astroDialect, sections);
  return [
    ['body.astro', `---\n${imports.join('\n')}\n---\n${body}\n`],
    ...sections.map(({ name, node }): [string, string] => [
      `${name}.astro`,
      `${childrenOf({ nodeName: '', childNodes: [node] }, astroDialect)}\n`,
    ]),
  ];
}

function nextFiles({ root }: Home): [string, string][] {
  const sections = splitSections(root);
  const component = (name: string, markup: string) =>
    `export function ${name}() {\n  return (<>${markup}</>);\n}\n`;
  const parts = sections.map(({ name, node }) =>
    component(name, childrenOf({ nodeName: '', childNodes: [node] }, reactDialect)),
  );
  return [
    [
      'body.tsx',
      [...parts, component('Body', childrenOf(root, reactDialect, sections))].join('\n'),
    ],
  ];
}

function headFile({ title, description, preloads }: Home): string {
  const links = preloads.map(({ attrs = [] }) =>
    Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  );
  const head = constants({ title, description });
  return `${head}export const preloads: readonly Record<string, string>[] = ${JSON.stringify(links)};\n`;
}

function constants(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`)
    .join('');
}
