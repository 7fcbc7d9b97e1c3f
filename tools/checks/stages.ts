import { browserStage } from './browser-stage';
import { checkStage } from './check-stage';
import { resilienceStage } from './resilience-stage';
import { jestStage } from './jest-stage';
import type { Stage } from './stage';

const eslint = 'node_modules/eslint/bin/eslint.js';
const depcruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
const tsc = 'node_modules/typescript/bin/tsc';

/** Cheap and telling first: most faults are found within the first two minutes. The longest of a pair begins. */
export const stages: readonly Stage[] = [
  checkStage({
    id: 'lint',
    sharesMachine: true,
    title: 'laws of the code (ESLint)',
    runs: [[eslint, '--max-warnings=0', '.']],
  }),
  checkStage({
    id: 'format',
    sharesMachine: true,
    title: 'format (Prettier)',
    runs: [['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']],
  }),
  checkStage({
    id: 'imports',
    sharesMachine: true,
    title: 'who may import whom (dependency-cruiser)',
    runs: [[depcruise, '--config=.dependency-cruiser.cjs', '--output-type=err-long', '.']],
  }),
  checkStage({
    id: 'types',
    sharesMachine: true,
    title: 'types (TypeScript)',
    runs: [
      [tsc, '-p', 'packages/contract'],
      [tsc, '-p', 'tsconfig.browser.json'],
      [tsc, '-p', 'tsconfig.node.json'],
      [tsc, '-p', 'e2e'],
      [tsc, '-p', 'bench'],
    ],
  }),
  checkStage({
    id: 'dead-code',
    sharesMachine: true,
    title: 'dead code (knip)',
    runs: [['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']],
  }),
  jestStage,
  checkStage({
    id: 'build',
    title: 'the production build',
    isLive: true,
    runs: [['tools/bin/run.mjs', 'build']],
  }),
  checkStage({
    id: 'bytes',
    title: 'what every page weighs',
    needs: ['build'],
    isLive: true,
    runs: [['tools/bin/run.mjs', 'bench', 'bytes']],
  }),
  checkStage({
    id: 'speed',
    title: 'three pages beside their limit pages',
    needs: ['build'],
    isLive: true,
    runs: [['tools/bin/run.mjs', 'bench', 'speed']],
  }),
  browserStage,
  resilienceStage,
];
