import { commands } from './commands.mjs';

/** Everything that the shell's image runs, by its source. */
export const imagePrograms = [
  'tools/container/main.ts',
  'tools/container/follow.ts',
  'tools/container/release-job.ts',
  'tools/backup/schedule-command.ts',
  'tools/backup/test-restore-command.ts',
  ...Object.values(commands).flatMap(({ file, isInImage }) => (isInImage ? [file] : [])),
  // What these start in processes of their own.
  'packages/release/src/render-process/worker.ts',
  'press-service/src/copy-store-command.ts',
  'form-service/src/copy-store-command.ts',
];

/** The same as files of the image. */
export const imageFiles = imagePrograms.map((entry) => `dist/${entry.replace(/\.ts$/, '.mjs')}`);
