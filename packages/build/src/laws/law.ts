/** One law of the code: what is forbidden, where, and which door to take instead. */
export interface Law {
  /** Its name in ESLint's output, behind `house/`. */
  readonly name: string;
  /** Says what is wrong and names the right door. */
  readonly message: string;
  /** ESLint selectors of what is forbidden. */
  readonly selectors: readonly string[];
  /** Globs of the files it holds in. */
  readonly files: readonly string[];
  /** The doors themselves, and tests where they may do it too. */
  readonly except: readonly string[];
}

export const code = ['**/*.{ts,tsx,js,mjs,cjs}'];

/** What is rendered on the server: the CSP and hydration judge it. */
export const rendered = [
  'shell/src/**/*.tsx',
  'mfe-*/src/**/*.tsx',
  'packages/{design,host}/src/**/*.tsx',
];

/** Server code that a stranger's request reaches. */
export const answering = [
  '{press,form}-service/src/**/*.ts',
  'nginx/gateway/**/*.ts',
  'shell/src/server/**/*.{ts,tsx}',
  'packages/service-kit/src/**/*.ts',
  'packages/build/src/edge/**/*.ts',
];

export const tests = ['**/*.test.{ts,tsx}'];

/** Rooms that work on the finished site or on its files and never reach a visitor. */
export const tooling = ['packages/build/**', 'e2e/**', 'bench/**', 'imagery/**', '**/testing/**'];

export const configs = ['**/*.config.{ts,js,mjs,cjs}', '.dependency-cruiser.cjs'];
