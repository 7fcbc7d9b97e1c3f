import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { transform } from '@swc/core';
import { build, stop, type BuildOptions, type Plugin } from 'esbuild';
import { nodeExternals } from '../bundler/webpack/shared-modules';
import { swcOptions } from '../bundler/webpack/typescript-rule';

/** Scripts of the development server that are one file each and need no hot updates: esbuild builds them in milliseconds. */

/** The client, first script of each page. */
export const buildClient = () =>
  buildForBrowser({ entryPoints: [join(import.meta.dirname, 'browser/client.ts')] });

/** @param scripts those of the shell, in order */
export const buildBootFile = (shellFolder: string, scripts: readonly string[]) =>
  buildForBrowser({
    entryPoints: [join(shellFolder, 'src/development/boot.ts')],
    define: { SHELL_SCRIPTS: JSON.stringify(scripts.map((file) => [file, ''])) },
  });

function buildForBrowser(options: BuildOptions): Promise<string> {
  const define = { 'process.env.NODE_ENV': '"development"', ...options.define };
  return buildText({ ...options, define, platform: 'browser', format: 'iife' });
}

/** The bundle that renders documents; it also exports the contract that it was built with. */
export const buildShellBundle = (shellFolder: string) =>
  buildForNode({
    contents:
      "export * from './src/server/render-entry';\nexport { exposesByRemote, exposeFile, matchRoute } from '@site/contract';",
    resolveDir: shellFolder,
  });

/** @param files of its exposes by name, relative to the folder */
export const buildRemoteBundle = (folder: string, files: Readonly<Record<string, string>>) =>
  buildForNode(
    {
      contents: Object.entries(files)
        .map(([name, file]) => `export * as ${name} from './${file}';`)
        .join('\n'),
      resolveDir: folder,
    },
    [fromShell, styles],
  );

/**
 * Modules that the shell's bundle provides. In between, because packages of type "module" import them as Node does: a default
 * import would be the whole module.
 */
const fromShell: Plugin = {
  name: 'from-shell',
  setup(bundle) {
    const filter = new RegExp(`^(${Object.keys(nodeExternals).join('|')})$`);
    bundle.onResolve({ filter }, ({ path, namespace }) =>
      namespace === 'shared' ? { path, external: true } : { path, namespace: 'shared' },
    );
    bundle.onLoad({ filter, namespace: 'shared' }, ({ path }) => ({
      contents: `export * from '${path}';\nexport { default } from '${path}';`,
    }));
  },
};

/** Styled components get the same names as in a release, so that an unchanged part of a page is the same HTML. */
const styles: Plugin = {
  name: 'styles',
  setup(bundle) {
    bundle.onLoad({ filter: /[/\\]src[/\\].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes("from 'styled-components'")) return undefined;
      return { contents: await transformStyles(path, source), loader: 'js' };
    });
  },
};

const transformed = new Map<string, { readonly source: string; readonly code: string }>();

async function transformStyles(path: string, source: string): Promise<string> {
  const known = transformed.get(path);
  if (known?.source === source) return known.code;
  const workspace = basename(path.slice(0, path.search(/[/\\]src[/\\]/)));
  const options = swcOptions(workspace, { target: 'node' });
  const { code } = await transform(source, { ...options, filename: path, swcrc: false });
  transformed.set(path, { source, code });
  return code;
}

function buildForNode(
  stdin: NonNullable<BuildOptions['stdin']>,
  plugins: Plugin[] = [styles],
): Promise<string> {
  return buildText({
    stdin,
    plugins,
    platform: 'node',
    format: 'cjs',
    // As webpack: styled-components has a default export only in its module.
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

let running = 0;

async function buildText(options: BuildOptions): Promise<string> {
  running += 1;
  try {
    const { outputFiles } = await build({
      ...options,
      bundle: true,
      // Installed packages of the site from their sources, as webpack takes them.
      conditions: ['source', 'module'],
      write: false,
      jsx: 'automatic',
      logLevel: 'silent',
    });
    return outputFiles[0]?.text ?? '';
  } finally {
    running -= 1;
    // Its process would keep 50 MB until the next edit.
    if (running === 0) void stop();
  }
}
