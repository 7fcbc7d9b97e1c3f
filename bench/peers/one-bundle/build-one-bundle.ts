import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { compressFolder, isCompressed } from '@site/release/publish';
import { liveFolder, type SiteFolder, repositoryRoot, frontendNames } from '@site/release';
import { loadFrontendBuild } from '../../../tools/bundler/webpack/frontend-build';
import { runWebpack } from '../../../tools/bundler/webpack/run-webpack';
import { linkFolder } from '../../site/link-folder';

/**
 * Builds shell and remotes as one webpack application and writes every page of the release with that script.
 * @returns a folder for the static server
 */
export async function buildOneBundle(site: SiteFolder, root: string): Promise<string> {
  rmSync(root, { recursive: true, force: true });
  linkFolder(join(site.root, 'media'), join(root, 'media'));
  linkFolder(join(site.root, 'shell'), join(root, 'shell'));
  cpSync(join(liveFolder(site), 'public'), join(root, 'public'), { recursive: true });
  const scripts = join(root, 'one-bundle');
  await runWebpack(await config(scripts));
  // Not served by the site either.
  for (const name of readdirSync(scripts).filter((file) => file.endsWith('.map')))
    rmSync(join(scripts, name));
  const [script] = readdirSync(scripts).filter((name) => name.endsWith('.js'));
  if (script === undefined) throw new Error('The one bundle was not written');
  writePages(join(liveFolder(site), 'pages'), join(root, 'current/pages'), `/one-bundle/${script}`);
  cpSync(join(liveFolder(site), 'release.json'), join(root, 'current/release.json'));
  await compressFolder(scripts);
  await compressFolder(join(root, 'current/pages'));
  return root;
}

/** The shell's own settings and the remotes' rules, without federation. */
async function config(output: string): Promise<Configuration> {
  const folder = join(repositoryRoot, 'bench/peers/one-bundle');
  const builds = await Promise.all(frontendNames.map(loadFrontendBuild));
  const base = builds[0]?.web[0];
  if (!base) throw new Error('The shell has no web build');
  const rules = builds.flatMap(({ web }) => (web[0]?.module?.rules ?? []) as RuleSetRule[]);
  const [ours] = rules.filter(({ include }) => include === builds[0]?.folder);
  return {
    ...base,
    name: 'one bundle',
    entry: { main: join(folder, 'main.tsx') },
    output: { path: output, filename: '[name].[contenthash:8].js', publicPath: '/one-bundle/' },
    module: { rules: [...withoutRepeats(rules), { ...ours, include: folder }] },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /remotes\/browser-modules$/,
        join(folder, 'bundled-modules.ts'),
      ),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/** Every build contains the rules of the shared packages. */
function withoutRepeats(rules: readonly RuleSetRule[]): RuleSetRule[] {
  return [...new Map(rules.map((rule) => [JSON.stringify(rule.include), rule])).values()];
}

const ownScripts = /<script\b[^>]*\bsrc="[^"]*"[^>]*><\/script>/g;

/** The same HTML with the one script instead of its scripts. */
function writePages(from: string, to: string, script: string): void {
  cpSync(from, to, { recursive: true, filter: (file) => !isCompressed(file) });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(to, name), 'utf8').replaceAll(ownScripts, '');
    const page = html.replace('</head>', `<script defer src="${script}"></script></head>`);
    writeFileSync(join(to, name), page);
  }
}
