import path from 'node:path';
import { toolStage, type Stage } from './stage';
import { tools, typePrograms, withoutImagery } from './tools';

export const everything = {
  code: withoutImagery.lint,
  files: withoutImagery.oxfmt,
  documents: ['**/*.md'],
} as const;

/**
 * The stages of one tool each, which build and start nothing. Types and imports are always those of everything.
 * @param checked what the others check; a stage without files is left out
 */
export function ruleStages({
  code,
  files,
  documents,
}: Record<keyof typeof everything, readonly string[]>): readonly Stage[] {
  const lint = toolStage({
    id: 'lint',
    title: 'code rules (oxlint, ESLint)',
    runs: [
      [...tools.oxlint, ...code],
      [...tools.eslint, '--no-warn-ignored', ...code],
    ],
  });
  const types = toolStage({
    id: 'types',
    title: 'types (TypeScript)',
    runs: typePrograms.map((program) => [...tools.tsc, '-p', program, ...incremental(program)]),
  });
  const format = toolStage({
    id: 'format',
    title: 'format (oxfmt)',
    runs: [[...tools.oxfmt, '--no-error-on-unmatched-pattern', ...files]],
  });
  const imports = toolStage({
    id: 'imports',
    title: 'import rules (dependency-cruiser)',
    runs: [[...tools.depcruise, ...withoutImagery.depcruise]],
  });
  const prose = toolStage({
    id: 'prose',
    title: 'words of documents (textlint)',
    runs: [[...tools.textlint, ...documents]],
  });
  return [
    ...(code.length > 0 ? [lint] : []),
    types,
    ...(files.length > 0 ? [format] : []),
    imports,
    ...(documents.length > 0 ? [prose] : []),
  ];
}

/** Checks only files that changed since the last run. */
function incremental(program: string): readonly string[] {
  const state = path.join('.cache/types', `${path.basename(program, '.json')}.tsbuildinfo`);
  return ['--incremental', '--tsBuildInfoFile', state];
}
