import { transform } from './tools/team/jest-config.mjs';

/** The tests of all workspaces in one run; `npx jest <folder>` runs those of one. */
export default {
  // Not in the temporary folder, which `npm test` removes.
  cacheDirectory: '<rootDir>/.cache/jest',
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  // Anchored: press-service/src/data has tests, the data/ folder of the checkout has none.
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '<rootDir>/data/',
    '<rootDir>/e2e/specs/',
    '<rootDir>/\\.cache/',
  ],
  modulePathIgnorePatterns: [
    '<rootDir>/(?!node_modules/).*/dist/',
    '<rootDir>/data/',
    '<rootDir>/\\.cache/',
  ],
  // Render processes start compiled: tests start hundreds of them.
  moduleNameMapper: { '^\\./entry-file$': '<rootDir>/packages/release/src/testing/entry-file.ts' },
  transform,
  // These ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!modern-tar/|s3mini/|tinypool/)'],
  // A check runs beside builds and browsers on two cores, which may stall for seconds.
  testTimeout: 90_000,
};
