import { code, configs, rendered, tests, type CodeRule } from './code-rule';

/** Forbidden on a page by the Content-Security-Policy, Trusted Types or hydration. */
export const pageRules: readonly CodeRule[] = [
  {
    name: 'no-style-attribute',
    message:
      'The CSP blocks style attributes and hydration does not repair them. Write a styled component; a value that varies goes in as a $prop.',
    selectors: [
      'JSXAttribute[name.name="style"]',
      'CallExpression[callee.property.name="attrs"] Property[key.name="style"]',
    ],
    files: rendered,
    except: tests,
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
    files: code,
    except: tests,
  },
  {
    name: 'no-inner-html',
    message:
      'HTML strings never become elements in the browser. Return elements; text with line breaks is split into paragraphs.',
    selectors: [
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      'Property[key.name="dangerouslySetInnerHTML"]',
    ],
    files: code,
    except: tests,
  },
  {
    name: 'no-global-style',
    message:
      'Global styles belong to packages/design and the shell: a remote that brings its own changes the pages of others. Style your own elements.',
    selectors: [
      'ImportSpecifier[imported.name="createGlobalStyle"]',
      'MemberExpression[property.name="createGlobalStyle"]',
    ],
    files: code,
    except: [...tests, 'packages/design/src/**', 'shell/src/**'],
  },
  {
    name: 'no-default-export',
    message:
      'Default exports exist only in expose/ (federation requires them) and in configuration files. Export by name.',
    selectors: ['ExportDefaultDeclaration', 'ExportSpecifier[exported.name="default"]'],
    files: code,
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
