import path from 'node:path';
import type { Stage } from './stage';
import { toolStage } from './tool-stage';
import { tools, typePrograms, withoutImagery } from './tools';

/** What the tools check; types and imports are always those of everything. */
interface Checked {
  /** Arguments of oxlint and ESLint. */
  readonly code: readonly string[];
  /** Arguments of oxfmt. */
  readonly files: readonly string[];
  /** Arguments of textlint. */
  readonly documents: readonly string[];
}

export const everything: Checked = {
  code: withoutImagery.lint,
  files: withoutImagery.oxfmt,
  documents: ['**/*.md'],
};

/** The stages of one tool each, which build and start nothing. One without files is left out. */
export function ruleStages({ code, files, documents }: Checked): readonly Stage[] {
  const sharesMachine = true;
  const stages = [
    toolStage({
      id: 'lint',
      sharesMachine,
      title: 'code rules (oxlint, ESLint)',
      runs: [
        [...tools.oxlint, ...code],
        [...tools.eslint, '--no-warn-ignored', ...code],
      ],
    }),
    toolStage({
      id: 'types',
      sharesMachine,
      title: 'types (TypeScript)',
      runs: typePrograms.map((program) => [...tools.tsc, '-p', program, ...incremental(program)]),
    }),
    toolStage({
      id: 'format',
      sharesMachine,
      title: 'format (oxfmt)',
      runs: [[...tools.oxfmt, '--no-error-on-unmatched-pattern', ...files]],
    }),
    toolStage({
      id: 'imports',
      sharesMachine,
      title: 'import rules (dependency-cruiser)',
      runs: [[...tools.depcruise, ...withoutImagery.depcruise]],
    }),
    toolStage({
      id: 'prose',
      sharesMachine,
      title: 'words of documents (textlint)',
      runs: [[...tools.textlint, ...documents]],
    }),
  ];
  const empty = Object.entries({ lint: code, format: files, prose: documents })
    .filter(([, checked]) => checked.length === 0)
    .map(([id]) => id);
  return stages.filter(({ id }) => !empty.includes(id));
}

/** Checks only files that changed since the last run. */
function incremental(program: string): readonly string[] {
  const state = path.join('.cache/types', `${path.basename(program, '.json')}.tsbuildinfo`);
  return ['--incremental', '--tsBuildInfoFile', state];
}
