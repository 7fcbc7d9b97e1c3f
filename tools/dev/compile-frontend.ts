import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import webpack, { type Compilation, type StatsError } from 'webpack';
import { repositoryRoot } from '@site/release';
import { developmentCache } from '../bundler/webpack/development-config';
import type { FrontendBuild } from '../bundler/webpack/frontend-build';
import type { DevelopmentMessage, Problem } from './messages';

/** Updates from one build to the next, for pages that were in the background. */
const keptFiles = 400;

/** The browser's part of a frontend, built again with each edit. Files are kept in memory. */
export interface CompiledFrontend {
  /** Resolves at once unless an edit is being built. */
  readonly idle: () => Promise<void>;
  /** Begins at the first call. Resolves when a build has ended, whether with or without problems. */
  readonly start: () => Promise<void>;
  /** Names of all files. */
  readonly files: () => readonly string[];
  /** Waits for the first build. */
  readonly read: (file: string) => Promise<Buffer | undefined>;
  /** Undefined before the first build. */
  readonly lastMessage: () => DevelopmentMessage | undefined;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly build: FrontendBuild;
  /** Absolute path, of this checkout only. Without it nothing is remembered. */
  readonly cacheFolder?: string;
  /** The builds of an edit wait for it. */
  readonly before?: CompiledFrontend | undefined;
  readonly onBuilt: (message: DevelopmentMessage) => void;
}

export function compileFrontend(options: Options): CompiledFrontend {
  const { build, cacheFolder, before, onBuilt } = options;
  const files = new Map<string, webpack.sources.Source>();
  let message: DevelopmentMessage | undefined;
  let started: Promise<void> | undefined;
  let watching: webpack.Watching | undefined;
  const waiting: (() => void)[] = [];
  let isBuilding = false;

  const keep = (compilation: Compilation) => {
    for (const { name, source } of compilation.getAssets()) {
      files.delete(name);
      files.set(name, source);
    }
    for (const name of [...files.keys()].slice(0, -keptFiles)) files.delete(name);
  };

  const start = () =>
    (started ??= new Promise((resolve) => {
      const compiler = webpack({
        ...build.development(),
        ...(cacheFolder && developmentCache(cacheFolder, build.name)),
      });
      compiler.hooks.invalid.tap('note', () => (isBuilding = true));
      compiler.hooks.watchRun.tapPromise('the other first', async () => before?.idle());
      compiler.hooks.shouldEmit.tap('keep in memory', (compilation) => {
        keep(compilation);
        return false;
      });
      watching = compiler.watch(compiler.options.watchOptions, (error, stats) => {
        const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
        const problems = error ? [problemOf({ message: error.message })] : errors.map(problemOf);
        const hash = problems.length === 0 ? stats?.hash : message?.hash;
        message = { from: build.name, ...(hash && { hash }), problems };
        onBuilt(message);
        isBuilding = false;
        for (const go of waiting.splice(0)) go();
        resolve();
      });
    }));

  return {
    start,
    idle: () => new Promise((resolve) => (isBuilding ? waiting.push(resolve) : resolve())),
    files: () => [...files.keys()],
    async read(file) {
      await start();
      return files.get(file)?.buffer();
    },
    lastMessage: () => message,
    stop: () => new Promise((resolve) => (watching ? watching.close(() => resolve()) : resolve())),
  };
}

/** swc writes the place into its drawing of the source. */
const placeInDrawing = /\[[^\]\n]*?:(\d+):(\d+)\]/;
/** Below the drawing, the loader's own. */
const afterDrawing = /\n\s*Caused by:[\s\S]*/;

/** Says only which loader it comes from. */
const loaderLine = /^Module build failed \(from .*\n(?:Error: +)?/;

function problemOf({ message, moduleIdentifier = '', loc }: Partial<StatsError>): Problem {
  const text = stripVTControlCharacters(message ?? '')
    .replace(loaderLine, '')
    .replace(afterDrawing, '');
  const file = moduleIdentifier.split('!').at(-1)?.split('|').at(-1) ?? '';
  const [, line, column] = placeInDrawing.exec(text) ?? /^(\d+):(\d+)/.exec(loc ?? '') ?? [];
  return {
    file: file && relative(repositoryRoot, file),
    line: Number(line ?? 0),
    column: Number(column ?? 0),
    message: text,
  };
}
