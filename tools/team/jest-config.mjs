/** How jest reads TypeScript here and in the repositories of teams. */
export const transform = {
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
};

/** Unit tests of a team's repository: the packages of the site are ES modules, which jest runs as CommonJS. */
export const jestConfig = {
  testMatch: ['<rootDir>/mfe-*/src/**/*.test.{ts,tsx}'],
  cacheDirectory: '<rootDir>/.cache/jest',
  transform,
  transformIgnorePatterns: ['/node_modules/(?!@site/)'],
};
