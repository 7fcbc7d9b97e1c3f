/** A new version of mfe-press as its team would release it: one text changed, built as its own image. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { runDocker } from './docker';

const texts = 'mfe-press/src/content/press-texts.ts';
const notSources = new Set(['node_modules', 'dist', '.git', '.cache', 'data', '.swc']);

/** In the head of the press list once the new version is live. */
export const changedText = '조회 횟수';

/** @param tag the image's name @throws Error when the text to change is not found */
export async function buildChangedRemote(tag: string, nodeImage: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'resilience-remote-'));
  try {
    cpSync(repositoryRoot, folder, {
      recursive: true,
      filter: (source) => source === repositoryRoot || !notSources.has(basename(source)),
    });
    const file = join(folder, texts);
    const before = readFileSync(file, 'utf8');
    const after = before.replace("views: '조회수'", `views: '${changedText}'`);
    if (after === before) throw new Error(`${texts} has no "views" to change`);
    writeFileSync(file, after);
    await runDocker([
      ...['build', '-q', '-f', join(folder, 'mfe-press/Dockerfile'), '-t', tag],
      ...['--build-arg', `NODE_IMAGE=${nodeImage}`, folder],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
