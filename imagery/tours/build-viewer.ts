import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { baseConfig } from '../../tools/bundler/webpack/base-config';
import { runWebpack } from '../../tools/bundler/webpack/run-webpack';
import { shortHash } from '../files/hashed-files';
import { faceRule } from './tour-face';

const folder = path.join(import.meta.dirname, 'viewer');

export interface BuiltFile {
  /** `viewer.1a2b3c4d.js` */
  readonly name: string;
  readonly text: string;
}

/** Script and style of the tour pages, built like the remotes. @throws Error when the font of tour-face does not exist */
export async function buildViewer(): Promise<{
  readonly script: BuiltFile;
  readonly style: BuiltFile;
}> {
  const output = mkdtempSync(path.join(tmpdir(), 'viewer-'));
  try {
    const config = baseConfig({ name: 'tour-viewer', folder, target: 'web' });
    await runWebpack({
      ...config,
      entry: './main.ts',
      output: { path: output, filename: 'viewer.js', module: true },
      experiments: { outputModule: true },
    });
    return {
      script: named(readFileSync(path.join(output, 'viewer.js'), 'utf8'), 'js'),
      style: named(faceRule() + readFileSync(path.join(folder, 'style.css'), 'utf8'), 'css'),
    };
  } finally {
    rmSync(output, { recursive: true });
  }
}

function named(text: string, ending: string): BuiltFile {
  return { name: `viewer.${shortHash(text)}.${ending}`, text };
}
