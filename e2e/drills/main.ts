/**
 * `npm run drills [-- press | compose] [--sample]`: breaks parts on purpose and looks at what is left.
 * `--sample` is what the gate has time for. Ends with one line of counts; exit code 1 when a promise broke.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { runComposeDrill } from './compose/run-compose-drill';

const root = path.resolve(import.meta.dirname, '../..');

type Outcome = 'passed' | 'skipped';

interface Drill {
  readonly name: string;
  readonly title: string;
  readonly isInSample: boolean;
  readonly run: (isSample: boolean) => Promise<Outcome>;
}

const drills: readonly Drill[] = [
  {
    name: 'press',
    title: 'press-service killed in the middle of its work loses nothing it acknowledged',
    isInSample: true,
    run: (isSample) => runScript('press-service/testing/kill-drill.ts', [isSample ? '3' : '10']),
  },
  {
    name: 'compose',
    title: 'the whole site in containers, from nothing to nothing',
    isInSample: false,
    async run() {
      const { line, isTested } = await runComposeDrill();
      console.log(`  ${line}`);
      return isTested ? 'passed' : 'skipped';
    },
  },
];

const words = process.argv.slice(2);
const isSample = words.includes('--sample');
const named = words.filter((word) => !word.startsWith('--'));
const unknown = named.filter((name) => !drills.some((drill) => drill.name === name));
if (unknown.length > 0) {
  console.error(
    `No drill "${unknown.join(', ')}". There are: ${drills.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
const chosen = drills.filter(({ name, isInSample }) =>
  named.length > 0 ? named.includes(name) : isInSample || !isSample,
);

const counts = { passed: 0, failed: 0, skipped: 0 };
for (const { title, run } of chosen) {
  const startedAt = Date.now();
  const outcome = await run(isSample).catch((error: unknown) => {
    console.error(`  ${(error as Error).message}`);
    return 'failed' as const;
  });
  counts[outcome] += 1;
  console.log(`${outcome} ${title} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
}
console.log(
  `${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`,
);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** A drill that lives in the room whose promise it tests. @throws Error when it ends with a fault */
function runScript(file: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve('passed');
      else reject(new Error(`${file} ended with exit code ${code}`));
    });
  });
}
