/** Every room's tests in one run; a room's own folder as argument runs only that room. */
export default {
  // Not in the temporary folder, which a check throws away.
  cacheDirectory: '<rootDir>/.cache/jest',
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  // Anchored: press-service/src/data is a room with tests, the checkout's own data/ is not.
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
  transform: {
    '^.+\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
};
