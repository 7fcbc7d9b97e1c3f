// Who may import whom (CONTRIBUTING.md). Every message names the place where the import is allowed.
// tools/import-rules/import-rules.test.ts breaks each of these rules once and expects the finding.

const libraryImporters = require('./tools/import-rules/library-importers.cjs');

const test = '\\.test\\.tsx?$';
const testing = `(${test}|/testing/)`;
const config = '(^|/)[^/]+\\.config\\.[cm]?[jt]s$';

/** Matches npm packages by name, installed at the root or in a folder with its own lockfile. */
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const layersOfRemotes = [
  rule(
    'nothing-imports-expose',
    'expose/ is what the shell loads; nothing inside the remote may import it. Import the page or component that it exposes.',
    { path: '^(mfe-[^/]+)/src/(pages|components|api|content)/', pathNot: test },
    { path: '^$1/src/expose/' },
  ),
  rule(
    'pages-stay-apart',
    'A page never imports another page. Move the shared part to components/.',
    { path: '^(mfe-[^/]+)/src/pages/([^/]+)', pathNot: test },
    { path: '^$1/src/pages/', pathNot: '^$1/src/pages/$2(/|$)' },
  ),
  rule(
    'components-below-pages',
    'Imports flow expose → pages → components → api, content. A component takes what it needs from its page as props.',
    { path: '^(mfe-[^/]+)/src/components/', pathNot: test },
    { path: '^$1/src/pages/' },
  ),
  rule(
    'api-below-components',
    'api/ fetches and returns typed data; it knows no page and no component. Return the data and let the component show it.',
    { path: '^(mfe-[^/]+)/src/api/', pathNot: test },
    { path: '^$1/src/(pages|components)/' },
  ),
  rule(
    'content-is-data',
    'content/ is Korean copy and data: it imports nothing but other content and packages/contract (types are fine). Logic goes to components/, requests to api/.',
    { path: '/src/content/', pathNot: test },
    {
      path: '',
      pathNot: ['/src/content/', '^packages/contract/src/'],
      dependencyTypesNot: ['type-only'],
    },
  ),
];

const workspaces = [
  rule(
    'remotes-stay-apart',
    'A remote never imports another remote or the shell: each ships alone. Leave a slot (packages/contract), or use the functions of packages/host.',
    { path: '^(mfe-[^/]+)/' },
    { path: '^(mfe-|shell/)', pathNot: '^$1/' },
  ),
  rule(
    'shell-composes-at-run-time',
    "The shell never imports a remote's source: it loads exposes by name in shell/src/remotes.",
    { path: '^shell/' },
    { path: '^mfe-' },
  ),
  rule(
    'contract-imports-nothing',
    'packages/contract is pure TypeScript that every workspace can read: it imports nothing outside its folder. Code that needs React belongs in packages/host.',
    { path: '^packages/contract/src/', pathNot: test },
    { path: '', pathNot: '^packages/contract/src/' },
  ),
  rule(
    'host-and-design-import-contract',
    'packages/host and packages/design reach every remote: they import packages/contract, react and styled-components, nothing else.',
    { path: '^packages/(host|design)/src/', pathNot: testing },
    {
      path: '',
      pathNot: [
        '^packages/contract/src/',
        '^packages/(host|design)/src/',
        npm('react', '@types/react', 'styled-components'),
      ],
    },
  ),
  rule(
    'host-and-design-stay-apart',
    'packages/host gives behaviour, packages/design gives looks; neither needs the other. The remote combines both.',
    { path: '^packages/(host|design)/src/', pathNot: testing },
    { path: '^packages/(host|design)/', pathNot: '^packages/$1/' },
  ),
  rule(
    'tools-for-configs-only',
    'No browser and no server imports tools/: only configs, tests, e2e, bench, imagery and the commands of packages/design/fonts import it. Code that a server needs belongs in packages/.',
    {
      path: '^(packages|shell|mfe-[^/]+|press-service|form-service|site-server)/',
      pathNot: [config, testing, '^packages/design/fonts/'],
    },
    { path: '^tools/' },
  ),
  rule(
    'release-for-servers-only',
    'packages/release and environment run in Node: the site server and the tools import them, never a browser. A service reads its settings with @site/service-kit/config.',
    {
      path: '^(packages/(contract|host|design)|shell|mfe-[^/]+|press-service|form-service)/',
      pathNot: [config, testing, '^shell/src/server/'],
    },
    { path: '^packages/(release|environment)/' },
  ),
  rule(
    'release-reads-built-files',
    'packages/release and tools/ read built files by name. They never import the source of a remote, the shell or a service.',
    { path: '^(packages/release|site-server|tools)/', pathNot: test },
    { path: '^(mfe-|shell/|press-service/|form-service/)' },
  ),
  rule(
    'services-stay-apart',
    'A service imports packages/contract, packages/service-kit and nothing else of this repository: it is deployed alone.',
    { path: '^(press-service|form-service)/', pathNot: testing },
    {
      path: '^(mfe-|shell/|packages/|press-service/|form-service/|nginx/)',
      pathNot: ['^$1/', '^packages/(contract|service-kit)/'],
    },
  ),
  rule(
    'access-log-imports-node-only',
    'The access log of packages/service-kit imports Node and owned-files.ts, nothing else. A service passes its own values as arguments.',
    { path: '^packages/service-kit/src/access-log/', pathNot: test },
    {
      path: '',
      pathNot: '^packages/service-kit/src/(access-log/|owned-files)',
      dependencyTypesNot: ['core'],
    },
  ),
  rule(
    'service-kit-imports-no-service',
    'packages/service-kit is what both services share: of this repository it imports packages/environment only. A service passes its own values as arguments.',
    { path: '^packages/service-kit/', pathNot: testing },
    {
      path: '^(packages/|shell/|mfe-|press-service/|form-service/|nginx/)',
      pathNot: '^packages/(service-kit|environment)/',
    },
  ),
  rule(
    'service-kit-for-services',
    'packages/service-kit works with files and stores on a server: the two services import it, and the two other servers part of it.',
    {
      path: '',
      pathNot: [
        '^(press-service|form-service|packages/service-kit|site-server/src|shell/src/server|tools/testing)/',
        'node_modules/',
      ],
    },
    { path: '^packages/service-kit/' },
  ),
  rule(
    'service-kit-for-servers',
    'The site server imports @site/service-kit/http, /metrics and /end-with-supervisor only: settings, stores and logs belong to the services.',
    { path: '^(site-server/src|shell/src/server)/' },
    {
      path: '^packages/service-kit/',
      pathNot: '^packages/service-kit/src/(http/|metrics/|end-with-supervisor)',
    },
  ),
  rule(
    'services-layers',
    'Imports flow routes → services → data. Pass the lower layer what it needs as an argument (wiring.ts).',
    { path: '^(press-service|form-service)/src/(data|services)/', pathNot: testing },
    { path: '^$1/src/(routes|middleware|app|server|wiring)' },
  ),
  rule(
    'browser-code-without-server',
    'shell/src/server runs in Node; the frame runs in every browser. Shared code lives outside server/.',
    { path: '^shell/src/', pathNot: ['^shell/src/server/', test] },
    { path: '^shell/src/server/' },
  ),
  rule(
    'tests-and-testing-stay-out',
    'Product code never imports tests, testing/ folders, e2e or bench.',
    {
      path: '^(packages|shell|mfe-[^/]+|press-service|form-service|site-server)/',
      pathNot: testing,
    },
    { path: `(${testing}|^e2e/|^bench/)` },
  ),
];

module.exports = {
  forbidden: [
    ...layersOfRemotes,
    ...workspaces,
    ...libraryImporters({ rule, npm, config }),
    rule(
      'no-circles',
      'These files import each other in a circle. Move the shared part into a third file that both import.',
      { pathNot: 'node_modules/' },
      { circular: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Built files of ours; a library's own dist/ stays visible, or its import rule would never match.
    exclude: {
      path: [
        '^data/',
        '^[.]cache/',
        '^coverage/',
        '^dist/',
        '^[^/]+/dist/',
        '^packages/[^/]+/dist/',
      ],
    },
    // Type imports count too: a type of another workspace couples to that workspace.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
