/** What the code may not contain, where, and what to write instead. */
export interface CodeRule {
  /** Its name in ESLint's output, behind `project/`. */
  readonly name: string;
  /** What is wrong, and the place where it belongs. */
  readonly message: string;
  /** ESLint selectors of what is forbidden. */
  readonly selectors: readonly string[];
  /** Globs of the files it applies to. */
  readonly files: readonly string[];
  /** Globs of the allowed places, and of tests where they may do it too. */
  readonly except: readonly string[];
}

export const code = ['**/*.{ts,tsx,js,mjs,cjs}'];

/** What is rendered on the server: the CSP and hydration judge it. */
export const rendered = [
  'shell/src/**/*.tsx',
  'mfe-*/src/**/*.tsx',
  'packages/{design,host}/src/**/*.tsx',
];

/** Server code that handles requests from outside. */
export const answering = [
  '{press,form}-service/src/**/*.ts',
  'nginx/gateway/**/*.ts',
  'shell/src/server/**/*.{ts,tsx}',
  'packages/service-kit/src/**/*.ts',
  'packages/release/src/edge/**/*.ts',
];

export const tests = ['**/*.test.{ts,tsx}'];

/** Folders that work on the finished site or on its files and never reach a visitor. */
export const tooling = [
  'packages/{release,forwarding}/**',
  'tools/**',
  'e2e/**',
  'bench/**',
  'imagery/**',
  '**/testing/**',
];

export const configs = ['**/*.config.{ts,js,mjs,cjs}', '.dependency-cruiser.cjs'];
