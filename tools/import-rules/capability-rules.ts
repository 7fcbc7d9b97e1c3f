import { code, configs, tests, tooling, type CodeRule } from './code-rule';

const hangul = '[ㄱ-ㆎ가-힣]';

/** Each capability has one allowed place: the network, the environment, Korean text, the public entries of packages. */
export const capabilityRules: readonly CodeRule[] = [
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
    files: code,
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
    files: code,
    except: [
      ...tests,
      ...tooling,
      '**/api/**',
      // The release manifest, the view beacon before hydration, and external hosts.
      'shell/src/remotes/**',
      'shell/src/boot/**',
      'packages/host/src/external-host*.ts',
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
    files: code,
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
    files: code,
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
];
