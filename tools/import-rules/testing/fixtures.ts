/** The files of the fixture repository: path → source. */
type Files = Readonly<Record<string, string>>;
/** Rule → files that break it. */
type Violations = Readonly<Record<string, Files>>;

/** A file that imports a module and uses it. */
const use = (specifier: string) => `import * as used from '${specifier}';\nexport const it = used;`;

/** The targets of the violating imports, in their proper places: they have no findings. */
export const importedFixtures: Files = {
  'site-server/src/egg.ts': `export { it as egg } from './chicken';`,
  'e2e/harness/spec.ts': 'export const spec = 1;',
  'packages/contract/src/index.ts': 'export const pageSize = 10;',
  'packages/host/src/index.ts': `export { pageSize as hostPageSize } from '@site/contract';`,
  'packages/design/src/index.ts': `export { pageSize as columns } from '@site/contract';`,
  'packages/environment/src/index.ts': `export { readFileSync } from 'node:fs';`,
  'packages/service-kit/src/access-log/index.ts': `export { createHash } from 'node:crypto';`,
  'packages/service-kit/src/sqlite/index.ts': use('libsql'),
  'packages/release/src/index.ts': `export { pageSize as pages } from '@site/contract';`,
  'tools/bundler/index.ts': `export { pageSize as rows } from '@site/contract';`,
  'shell/src/routes/links.ts': `export { pageSize as links } from '@site/contract';`,
  'shell/src/server/listen.ts': `export { pageSize as backlog } from '@site/contract';`,
  'mfe-press/src/pages/list/press-list.ts': `export { title } from '../../content/title';`,
  'mfe-press/src/pages/article/article.ts': `export { title } from '../../content/title';`,
  'mfe-press/src/components/row.ts': `export { title } from '../content/title';`,
  'mfe-press/src/expose/list.ts': `export { title as default } from '../pages/list/press-list';`,
  'mfe-press/src/content/title.ts': `export const title = '언론보도';`,
  'mfe-content/src/components/card.ts': `export { pageSize as cards } from '@site/contract';`,
  'press-service/src/routes/list.ts': `export { find } from '../data/find';`,
  'press-service/src/data/find.ts': `export { pageSize as find } from '@site/contract';`,
};

/** Files that do the same as a violating one in an allowed place: no tool may report them. */
export const allowedImporters: Files = {
  'shell/src/routes/router.ts': use('react-router-dom'),
  'shell/src/remotes/runtime.ts': use('@module-federation/enhanced/runtime'),
  'shell/src/server/settings.ts': use('@site/environment'),
  'press-service/src/data/client.ts': use('mongodb'),
  'press-service/src/data/sessions.ts': use('express-session'),
  'press-service/src/auth/passport.ts': use('passport'),
  'form-service/src/data/file.ts': use('@site/service-kit/sqlite'),
  'press-service/testing/server.ts': use('mongodb'),
  'packages/release/src/release-store/s3-store.ts': use('s3mini'),
  'packages/service-kit/src/metrics/count.ts': use('prom-client'),
  'form-service/src/services/log-access.ts': use('@site/service-kit/access-log'),
  'form-service/src/services/known-keys.ts': `const labels = { popup: 1, visit: 2 };\nexport const label = (form: keyof typeof labels, all: Record<string, number>) => labels[form] + (all['x'] ?? 0);\nexport const first = (texts: string[], n: number) => new Map([['a', texts[n]]]).get('a');`,
  'mfe-press/webpack.config.ts': use('@site/tools'),
  'mfe-press/src/components/title.ts': use('../content/title'),
  'mfe-press/src/api/fetch-list.ts': `export const fetchList = () => fetch('/api/press');`,
  'shell/src/remotes/fetch-release.ts': `export const fetchRelease = () => fetch('/release.json');`,
  'press-service/src/config.ts': `export const port = process.env['PORT'];`,
  'mfe-press/src/content/more.ts': `export const more = '더보기';`,
  'mfe-press/src/components/state.tsx': `export const State = ({ isOpen }: { isOpen: boolean }) => <p>\n  {/* alone */}\n  {isOpen && 'open'}\n</p>;\nexport const Row = ({ isOpen, end }: { isOpen: boolean; end: string }) => <p>{end}{isOpen && <b>open</b>}</p>;`,
  'mfe-press/src/components/korean-comment.ts': `// 더보기: a comment may explain a Korean word.\nexport const limit = 10;`,
  'packages/design/src/reset.ts':
    "import { createGlobalStyle } from 'styled-components';\nexport const Reset = createGlobalStyle`p { margin: 0 }`;",
};

/** Broken import rules: dependency-cruiser must report each. */
export const importViolations: Violations = {
  'nothing-imports-expose': { 'mfe-press/src/pages/list/up.ts': use('../../expose/list') },
  'pages-stay-apart': { 'mfe-press/src/pages/list/sideways.ts': use('../article/article') },
  'components-below-pages': { 'mfe-press/src/components/up.ts': use('../pages/list/press-list') },
  'api-below-components': { 'mfe-press/src/api/up.ts': use('../components/row') },
  'content-is-data': { 'mfe-press/src/content/react.ts': use('react') },
  'remotes-stay-apart': {
    'mfe-press/src/components/neighbour.ts': use('../../../mfe-content/src/components/card'),
    'mfe-press/src/components/frame.ts': `export type { links } from '../../../shell/src/routes/links';`,
  },
  'shell-composes-at-run-time': {
    'shell/src/remotes/static.ts': use('../../../mfe-content/src/components/card'),
  },
  'contract-imports-nothing': { 'packages/contract/src/path.ts': use('node:path') },
  'host-and-design-import-contract': { 'packages/design/src/dom.ts': use('react-dom') },
  'host-and-design-stay-apart': { 'packages/host/src/looks.ts': use('@site/design') },
  'tools-for-configs-only': { 'packages/release/src/build-first.ts': use('@site/tools') },
  'release-for-servers-only': {
    'mfe-press/src/components/released.ts': use('@site/release'),
    'shell/src/frame/settings.ts': use('@site/environment'),
  },
  'release-reads-built-files': {
    'tools/dev/card.ts': use('../../mfe-content/src/components/card'),
  },
  'services-stay-apart': { 'press-service/src/services/host.ts': use('@site/host') },
  'access-log-imports-node-only': {
    'packages/service-kit/src/access-log/site.ts': use('@site/contract'),
  },
  'service-kit-for-services': { 'tools/dev/log-access.ts': use('@site/service-kit/access-log') },
  'service-kit-for-servers': {
    'shell/src/server/log-access.ts': use('@site/service-kit/access-log'),
  },
  'service-kit-imports-no-service': {
    'packages/service-kit/src/page-size.ts': use('@site/contract'),
  },
  'services-layers': { 'press-service/src/data/up.ts': use('../routes/list') },
  'browser-code-without-server': { 'shell/src/frame/listen.ts': use('../server/listen') },
  'tests-and-testing-stay-out': { 'shell/src/frame/spec.ts': use('../../../e2e/harness/spec') },
  'importer-of-federation': {
    'shell/src/frame/federation.ts': use('@module-federation/enhanced/runtime'),
  },
  'importer-of-router': { 'mfe-press/src/components/router.ts': use('react-router-dom') },
  'importer-of-s3mini': { 'tools/release/upload.ts': use('s3mini') },
  'importer-of-undici': { 'shell/src/server/pool.ts': use('undici') },
  'importer-of-stores': {
    'press-service/src/routes/mongo.ts': use('mongodb'),
    'form-service/src/routes/sqlite.ts': use('@site/service-kit/sqlite'),
  },
  'importer-of-libsql': { 'form-service/src/data/libsql.ts': use('libsql') },
  'importer-of-prom-client': { 'press-service/src/services/count.ts': use('prom-client') },
  'importer-of-phone-numbers': {
    'form-service/src/commands/spelling.ts': use('libphonenumber-js/max'),
  },
  'importer-of-sessions': {
    'press-service/src/routes/store.ts': use('connect-mongo'),
    'press-service/src/routes/session.ts': use('express-session'),
  },
  'importer-of-authentication': { 'press-service/src/data/who.ts': use('passport') },
  'importer-of-browser': { 'shell/src/frame/browser.ts': use('playwright-core') },
  'importer-of-typefaces': { 'shell/src/frame/letters.ts': use('fontkit') },
  'no-circles': { 'site-server/src/chicken.ts': use('./egg') },
};

/** Broken code rules: ESLint must report each. */
export const codeViolations: Violations = {
  'plain-words': {
    'site-server/src/words.ts': `/** The page server of the house. */\nexport const words = 1;`,
    'site-server/src/title.test.ts': `test.each([1])('%s says so', (one) => expect(one).toBe(1));`,
    'site-server/src/message.ts': `export const refuse = () => new Error('The page server is down');`,
  },
  'packages-by-exports': {
    'site-server/src/deep.ts': use('../../packages/release/src/store/site-folder'),
    'packages/design/src/neighbour.ts': `export { pageSize as gap } from '../../contract/src';`,
  },
  'record-lookup': {
    'form-service/src/commands/cell.ts':
      'export const cell = (fields: Record<string, string>, name: string) => fields[name];',
    'press-service/src/routes/field.ts':
      'export const field = (body: Partial<Record<string, unknown>> | undefined, key: string) => body?.[key];',
    'site-server/src/header.ts': `export const set = (to: { [name: string]: string }, name: string) => { to[name] = ''; };`,
  },
  'changing-text': {
    'mfe-press/src/pages/list/found.tsx':
      'export const Found = ({ text }: { text?: string }) => <p>{text && text.trim()}<a href="/">x</a></p>;',
    'shell/src/frame/count.tsx': `export const Count = ({ n }: { n: number }) => <p>No. {n > 9 ? '9+' : n}</p>;`,
  },
  'fetch-in-api': {
    'mfe-press/src/pages/list/load.ts': `export const load = () => fetch('/api/press');`,
    'press-service/src/routes/relay.ts': 'export const relay = globalThis.fetch;',
    'shell/src/frame/beacon.ts': `export const beacon = () => navigator.sendBeacon('/views');`,
  },
  'environment-in-config': {
    'press-service/src/auth/secret.ts': `export const secret = process.env['SESSION_SECRET'];`,
    'form-service/src/data/folder.ts': `import { env } from 'node:process';\nexport const folder = env['DATA_DIR'];`,
  },
  'korean-in-content': {
    'mfe-press/src/components/more.tsx':
      'export const More = () => <button type="button">더보기</button>;',
    'shell/src/frame/greeting.ts':
      'export const greeting = (email: string) => `${email}님 환영합니다`;',
    'form-service/src/routes/answer.ts': `export const answer = { ok: '등록이 완료되었습니다.' };`,
  },
  'no-style-attribute': {
    'mfe-press/src/components/red.tsx': `export const Red = () => <p style={{ color: 'red' }}>1533-8848</p>;`,
  },
  'no-script-element': {
    'shell/src/head/json-ld.tsx': `export const JsonLd = () => <script type="application/ld+json">{'{}'}</script>;`,
  },
  'no-inner-html': {
    'mfe-press/src/components/text.tsx': `export const Text = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
  },
  'no-global-style': {
    'mfe-press/src/components/reset.ts':
      "import { createGlobalStyle } from 'styled-components';\nexport const Reset = createGlobalStyle`p { margin: 0 }`;",
  },
  'no-default-export': {
    'mfe-press/src/pages/article/by-default.ts': `export default function byDefault() {\n  return 1;\n}`,
  },
  'file-names': {
    'shell/src/frame/SiteHeader.ts': 'export const a = 1;',
    'shell/src/frame/utils.ts': 'export const b = 1;',
    'press-service/src/services/date-helpers.ts': 'export const c = 1;',
    'packages/host/src/common/link.ts': 'export const d = 1;',
    'press-service/src/routes/index.ts': 'export const e = 1;',
    'mfe-press/src/hooks/use-list.ts': 'export const f = 1;',
  },
};
