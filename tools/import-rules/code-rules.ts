/** Forbidden syntax, its files, and the alternative. */
export interface CodeRule {
  /** Its name in ESLint's output, after `project/`. */
  readonly name: string;
  /** The problem, and the right place for such code. */
  readonly message: string;
  /** ESLint selectors of the forbidden syntax. */
  readonly selectors: readonly string[];
  /** Globs of the files it applies to. Default: all code. */
  readonly files?: readonly string[];
  /** Globs of the allowed places. Default: tests. */
  readonly except?: readonly string[];
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
const tooling = [
  '{packages/release,site-server}/**',
  'tools/**',
  'e2e/**',
  'bench/**',
  'imagery/**',
  '**/testing/**',
];

const configs = ['**/*.config.{ts,js,mjs,cjs}', '.dependency-cruiser.cjs'];

const hangul = '[ㄱ-ㆎ가-힣]';

export const codeRules: readonly CodeRule[] = [
  // Each capability has one allowed place: the network, the environment, Korean text, the public entries of packages.
  {
    name: 'packages-by-exports',
    message:
      'A package is imported by an entry of its `exports` (@site/release/edge), never by a path into its src/. Export the missing name there.',
    selectors: [
      'ImportDeclaration',
      'ExportNamedDeclaration',
      'ExportAllDeclaration',
      'ImportExpression',
    ].map(
      (node) =>
        `${node}[source.value=/^[.]+[/](.*[/])?(contract|design|environment|host|release|service-kit)[/]src([/]|$)/]`,
    ),
    except: [],
  },
  {
    name: 'fetch-in-api',
    message:
      'Only an api/ folder talks to the network. Write a function there (a verb: fetchArticles) and import it here.',
    selectors: [
      'CallExpression[callee.name="fetch"]',
      'MemberExpression[object.name=/^(window|globalThis|self)$/][property.name="fetch"]',
      'NewExpression[callee.name=/^(XMLHttpRequest|EventSource|WebSocket)$/]',
      'MemberExpression[property.name="sendBeacon"]',
    ],
    except: [
      ...tests,
      ...tooling,
      '**/api/**',
      // The release manifest, and the view beacon before hydration.
      'shell/src/remotes/**',
      'shell/src/boot/**',
      // The services' stores; the site server is a proxy.
      '{press,form}-service/src/data/**',
      'site-server/**',
    ],
  },
  {
    name: 'environment-in-config',
    message:
      'The environment is read once, at start, in config.ts. Take the value from there as an argument.',
    selectors: [
      'MemberExpression[object.name="process"][property.name="env"]',
      'VariableDeclarator[init.name="process"] Property[key.name="env"]',
      'ImportDeclaration[source.value=/^(node:)?process$/] ImportSpecifier[imported.name="env"]',
    ],
    except: [...tests, ...tooling, ...configs, '**/config.ts'],
  },
  {
    name: 'korean-in-content',
    message:
      'Korean text lives in content/ (facts of the site in packages/contract). Put the sentence there under a name and import it.',
    selectors: [
      `Literal[value=/${hangul}/]`,
      `TemplateElement[value.raw=/${hangul}/]`,
      `JSXText[value=/${hangul}/]`,
    ],
    except: [
      ...tests,
      '**/content/**',
      'packages/contract/**',
      '**/testing/**',
      'e2e/**',
      'bench/**',
      'imagery/**',
      'docs/**',
      'tools/import-rules/**',
      // The list of letters that a font must contain.
      'packages/design/fonts/**',
    ],
  },
  // Forbidden on a page by the Content-Security-Policy, Trusted Types or hydration.
  {
    name: 'no-style-attribute',
    message:
      'The CSP blocks style attributes and hydration does not repair them. Write a styled component; a value that varies goes in as a $prop.',
    selectors: [
      'JSXAttribute[name.name="style"]',
      'CallExpression[callee.property.name="attrs"] Property[key.name="style"]',
    ],
    files: rendered,
  },
  {
    name: 'no-script-element',
    message:
      'React never renders a <script>: with Trusted Types it throws and unmounts the page. The prerenderer writes data blocks outside #root.',
    selectors: [
      'JSXOpeningElement[name.name="script"]',
      'CallExpression[callee.name="createElement"][arguments.0.value="script"]',
      'CallExpression[callee.object.name="React"][callee.property.name="createElement"][arguments.0.value="script"]',
      'MemberExpression[object.name="styled"][property.name="script"]',
    ],
  },
  {
    name: 'no-inner-html',
    message:
      'HTML strings never become elements in the browser. Return elements; text with line breaks is split into paragraphs.',
    selectors: [
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      'Property[key.name="dangerouslySetInnerHTML"]',
    ],
  },
  {
    name: 'no-global-style',
    message:
      'Global styles belong to packages/design and the shell: a remote that brings its own changes the pages of others. Style your own elements.',
    selectors: [
      'ImportSpecifier[imported.name="createGlobalStyle"]',
      'MemberExpression[property.name="createGlobalStyle"]',
    ],
    except: [...tests, 'packages/design/src/**', 'shell/src/**'],
  },
  {
    name: 'no-default-export',
    message:
      'Default exports exist only in expose/ (federation requires them) and in configuration files. Export by name.',
    selectors: ['ExportDefaultDeclaration', 'ExportSpecifier[exported.name="default"]'],
    except: [
      ...configs,
      'mfe-*/src/expose/**',
      '**/*.d.ts',
      // Federation imports its runtime plugins by their default export.
      'shell/src/remotes/{provide-runtime-core,script-policy}.ts',
      // webpack calls a loader by its default export.
      'tools/bundler/webpack/*-loader.mjs',
      // Playwright and Lighthouse import reporters and set-up files by their default export.
      'e2e/harness/runner/*-reporter.ts',
      'e2e/harness/runner/global-*.ts',
    ],
  },
];
