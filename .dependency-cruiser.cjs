// Who may import whom (CONTRIBUTING.md). Every message names the place where the import is allowed.
// tools/import-rules/import-rules.test.ts breaks each of these rules once and expects the finding.

const test = '\\.test\\.tsx?$';
// The table of cases that both edges are tested with is no product code either.
const testing = `(${test}|/testing/|^nginx/cases(\\.ts$|/))`;
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
    'A page never imports another page: what both need is a component. Move it to components/.',
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
      pathNot: ['/src/content/', '^packages/contract/src/', '^mfe-[^/]+/(assets|media)/'],
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
    'packages/contract is pure TypeScript that every workspace can read: it imports nothing outside its folder. What needs React belongs to packages/host.',
    { path: '^packages/contract/src/', pathNot: test },
    { path: '', pathNot: '^packages/contract/src/' },
  ),
  rule(
    'host-and-design-import-contract',
    'packages/host and packages/design reach every remote: they import packages/contract, react and styled-components, nothing else.',
    {
      path: '^packages/(host|design)/src/',
      pathNot: [testing, '^packages/host/src/foreign'],
    },
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
    'packages/host gives behaviour, packages/design gives looks; neither needs the other. The remote joins both.',
    { path: '^packages/(host|design)/src/', pathNot: testing },
    { path: '^packages/(host|design)/', pathNot: '^packages/$1/' },
  ),
  rule(
    'tools-for-configs-only',
    'tools/ never reaches a browser, a server or a service: only configs, tests, e2e, bench and imagery import it. What a server needs belongs to packages/.',
    {
      path: '^(packages|shell|mfe-[^/]+|press-service|form-service|nginx)/',
      pathNot: [config, testing],
    },
    { path: '^tools/' },
  ),
  rule(
    'release-for-servers-only',
    'packages/release and packages/forwarding run in Node: the SSR server, the gateway and the tools import them, never a browser or a service.',
    {
      path: '^(packages/(contract|host|design)|shell|mfe-[^/]+|press-service|form-service)/',
      pathNot: [config, testing, '^shell/src/server/'],
    },
    { path: '^packages/(release|forwarding)/' },
  ),
  rule(
    'release-reads-built-files',
    'packages/release and tools/ work on what a build wrote, by file name. They never import the source of a remote, the shell or a service.',
    { path: '^(packages/release|packages/forwarding|tools)/', pathNot: test },
    { path: '^(mfe-|shell/|press-service/|form-service/)' },
  ),
  rule(
    'services-stay-apart',
    'A service imports packages/contract, packages/access-log, packages/secret-files and nothing else of this repository: it is deployed alone.',
    { path: '^(press-service|form-service)/', pathNot: testing },
    {
      path: '^(mfe-|shell/|packages/|press-service/|form-service/|nginx/)',
      pathNot: ['^$1/', '^packages/(contract|access-log|secret-files)/'],
    },
  ),
  rule(
    'access-log-imports-node-only',
    'packages/access-log runs in both services: it imports Node and nothing else. What belongs to a service is handed in as an argument.',
    { path: '^packages/access-log/src/', pathNot: test },
    { path: '', pathNot: '^packages/access-log/src/', dependencyTypesNot: ['core'] },
  ),
  rule(
    'access-log-for-services',
    'packages/access-log writes files on a server: only the two services import it.',
    { path: '', pathNot: ['^(press-service|form-service|packages/access-log)/', 'node_modules/'] },
    { path: '^packages/access-log/' },
  ),
  rule(
    'services-layers',
    'Imports flow routes → services → data. Hand the lower part what it needs as an argument (wiring.ts).',
    { path: '^(press-service|form-service)/src/(data|services)/', pathNot: testing },
    { path: '^$1/src/(routes|middleware|app|server|wiring)' },
  ),
  rule(
    'browser-code-without-server',
    'shell/src/server runs in Node; the frame runs in every browser. What both need lives outside server/.',
    { path: '^shell/src/', pathNot: ['^shell/src/server/', test] },
    { path: '^shell/src/server/' },
  ),
  rule(
    'tests-and-testing-stay-out',
    'Product code never imports tests, testing/ folders, e2e or bench.',
    { path: '^(packages|shell|mfe-[^/]+|press-service|form-service|nginx)/', pathNot: testing },
    { path: `(${testing}|^e2e/|^bench/)` },
  ),
];

const libraries = [
  rule(
    'importer-of-federation',
    'The federation runtime has one allowed importer: shell/src/remotes (for an external host: packages/host/src/foreign).',
    {
      path: '^(packages/(contract|host|design)|shell|mfe-[^/]+|press-service|form-service|nginx)/',
      pathNot: ['^shell/src/remotes/', '^packages/host/src/foreign', config],
    },
    { path: npm('@module-federation') },
  ),
  rule(
    'importer-of-undici',
    'undici has one allowed importer: packages/forwarding. The gateway and the development server use its requestUpstream and openPool.',
    { path: '', pathNot: ['^packages/forwarding/', '^bench/', 'node_modules/'] },
    { path: npm('undici') },
  ),
  rule(
    'importer-of-router',
    'react-router-dom has one allowed importer: shell/src/routes. A remote uses Link and useNavigate of packages/host.',
    { path: '', pathNot: ['^shell/src/routes/', 'node_modules/'] },
    { path: npm('react-router-dom', 'react-router') },
  ),
  rule(
    'importer-of-stores',
    'mongodb and libsql have one allowed importer per service: its src/data folder. Use the interface of the store.',
    {
      path: '',
      pathNot: ['^(press-service|form-service)/src/data/', '/testing/', 'node_modules/'],
    },
    { path: npm('mongodb', 'libsql') },
  ),
  rule(
    'importer-of-sessions',
    'express-session and connect-mongo have one allowed importer: press-service/src/auth sets sessions up, src/data stores them.',
    { path: '', pathNot: ['^press-service/src/(data|auth)/', '/testing/', 'node_modules/'] },
    { path: npm('connect-mongo', 'express-session', '@types/express-session') },
  ),
  rule(
    'importer-of-authentication',
    'passport has one allowed importer: press-service/src/auth. Routes use its middleware.',
    { path: '', pathNot: ['^press-service/src/auth/', 'node_modules/'] },
    { path: npm('passport', 'passport-local', '@types/passport', '@types/passport-local') },
  ),
  rule(
    'importer-of-browser',
    'Playwright, axe and Chromium have one allowed importer: e2e (bench measures with its own).',
    { path: '', pathNot: ['^(e2e|bench|imagery)/', 'node_modules/'] },
    { path: npm('@playwright', 'playwright-core', 'axe-core', '@sparticuz') },
  ),
  rule(
    'importer-of-typefaces',
    'fontkit has one allowed importer: imagery/fonts. Drawings ask it for a face, or whether one holds their letters.',
    { path: '', pathNot: ['^imagery/fonts/', 'node_modules/'] },
    { path: npm('fontkit', '@types/fontkit') },
  ),
];

const shapes = [
  rule(
    'no-circles',
    'These files import each other in a circle. Move what both need into a third file below them.',
    { pathNot: 'node_modules/' },
    { circular: true },
  ),
  rule(
    'no-orphans',
    'Nothing imports this file and it imports nothing. Delete it, or import it where it is needed.',
    {
      orphan: true,
      pathNot: [
        test,
        config,
        '\\.d\\.m?ts$',
        '^\\.dependency-cruiser',
        '/testing/',
        '^(imagery|bench|docs)/',
        '/bin/',
      ],
    },
    {},
  ),
  rule(
    'resolvable',
    'This import leads nowhere. Check its path, or the dependencies in the package.json of this workspace.',
    // The fonts folder has its own lockfile, installed only by the command that cuts the faces.
    { pathNot: ['node_modules/', '^packages/design/fonts/'] },
    { couldNotResolve: true },
  ),
];

module.exports = {
  forbidden: [...layersOfRemotes, ...workspaces, ...libraries, ...shapes],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Built files of ours; a library's own dist/ stays visible, or its import rule would never match.
    exclude: {
      path: [
        '^data/',
        '^[.]cache/',
        '^coverage/',
        '^[^/]+/dist/',
        '^packages/[^/]+/dist/',
        // Projects of their own, with their own packages.
        '^bench/peers/(astro|next)/',
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
