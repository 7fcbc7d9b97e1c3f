/** A forbidden pattern, its files, and the alternative. */
export interface CodeRule {
  /** Its name in ESLint's output, after `project/`. */
  readonly name: string;
  /** The problem, and the right place for such code. */
  readonly message: string;
  /** ESLint selectors of the forbidden syntax. */
  readonly selectors: readonly string[];
  /** Globs of the files it applies to. */
  readonly files: readonly string[];
  /** Globs of the allowed places. */
  readonly except: readonly string[];
}

export const code = ['**/*.{ts,tsx,js,mjs,cjs}'];

/** Components that are rendered on the server: the CSP and hydration constrain them. */
export const rendered = [
  'shell/src/**/*.tsx',
  'mfe-*/src/**/*.tsx',
  'packages/{design,host}/src/**/*.tsx',
];

/** Server code that handles requests from outside. */
export const answering = [
  '{press,form}-service/src/**/*.ts',
  'site-server/src/**/*.ts',
  'shell/src/server/**/*.{ts,tsx}',
  'packages/service-kit/src/**/*.ts',
];

export const tests = ['**/*.test.{ts,tsx}'];

/** Folders that work on the built site or on its files; their code never runs in a browser of a visitor. */
export const tooling = [
  '{packages/release,site-server}/**',
  'tools/**',
  'e2e/**',
  'bench/**',
  'imagery/**',
  '**/testing/**',
];

export const configs = ['**/*.config.{ts,js,mjs,cjs}', '.dependency-cruiser.cjs'];
