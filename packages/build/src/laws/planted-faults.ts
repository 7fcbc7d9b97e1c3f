/** A fault planted in a house of its own: the law that must catch it, and the file that breaks it. */
export interface PlantedFault {
  readonly law: string;
  readonly file: string;
  readonly source: string;
}

const use = (specifier: string) =>
  `import * as used from '${specifier}';\nexport const it = used;\n`;

/** What the faults import, in the rooms where it belongs; together with doorways.ts a house in order. */
export const bystanders: Readonly<Record<string, string>> = {
  'nginx/src/egg.ts': `export { it as egg } from './chicken';\n`,
  'e2e/harness/spec.ts': 'export const spec = 1;\n',
  'packages/contract/src/index.ts': 'export const pageSize = 10;\n',
  'packages/host/src/index.ts': `export { pageSize as hostPageSize } from '@site/contract';\n`,
  'packages/design/src/index.ts': `export { pageSize as columns } from '@site/contract';\n`,
  'packages/service-kit/src/access-log/index.ts': `export { createHash } from 'node:crypto';\n`,
  'packages/service-kit/src/sqlite/index.ts': use('libsql'),
  'packages/build/src/index.ts': `export { pageSize as rows } from '@site/contract';\n`,
  'shell/src/routes/links.ts': `export { pageSize as links } from '@site/contract';\n`,
  'shell/src/server/listen.ts': `export { pageSize as backlog } from '@site/contract';\n`,
  'mfe-press/src/pages/list/press-list.ts': `export { title } from '../../content/title';\n`,
  'mfe-press/src/pages/article/article.ts': `export { title } from '../../content/title';\n`,
  'mfe-press/src/components/row.ts': `export { title } from '../content/title';\n`,
  'mfe-press/src/expose/list.ts': `export { title as default } from '../pages/list/press-list';\n`,
  'mfe-press/src/content/title.ts': `export const title = '언론보도';\n`,
  'mfe-content/src/components/card.ts': `export { pageSize as cards } from '@site/contract';\n`,
  'press-service/src/routes/list.ts': `export { find } from '../data/find';\n`,
  'press-service/src/data/find.ts': `export { pageSize as find } from '@site/contract';\n`,
};

/** Broken import laws: dependency-cruiser must name each. */
export const importFaults: readonly PlantedFault[] = [
  {
    law: 'nothing-imports-expose',
    file: 'mfe-press/src/pages/list/up.ts',
    source: use('../../expose/list'),
  },
  {
    law: 'pages-stay-apart',
    file: 'mfe-press/src/pages/list/sideways.ts',
    source: use('../article/article'),
  },
  {
    law: 'components-below-pages',
    file: 'mfe-press/src/components/up.ts',
    source: use('../pages/list/press-list'),
  },
  {
    law: 'api-below-components',
    file: 'mfe-press/src/api/up.ts',
    source: use('../components/row'),
  },
  { law: 'content-is-data', file: 'mfe-press/src/content/react.ts', source: use('react') },
  {
    law: 'remotes-stay-apart',
    file: 'mfe-press/src/components/neighbour.ts',
    source: use('../../../mfe-content/src/components/card'),
  },
  {
    law: 'remotes-stay-apart',
    file: 'mfe-press/src/components/frame.ts',
    source: `export type { links } from '../../../shell/src/routes/links';\n`,
  },
  {
    law: 'shell-composes-at-run-time',
    file: 'shell/src/remotes/static.ts',
    source: use('../../../mfe-content/src/components/card'),
  },
  {
    law: 'contract-imports-nothing',
    file: 'packages/contract/src/path.ts',
    source: use('node:path'),
  },
  {
    law: 'host-and-design-import-contract',
    file: 'packages/design/src/dom.ts',
    source: use('react-dom'),
  },
  {
    law: 'host-and-design-stay-apart',
    file: 'packages/host/src/looks.ts',
    source: use('@site/design'),
  },
  {
    law: 'build-for-configs-only',
    file: 'mfe-press/src/components/built.ts',
    source: use('@site/build'),
  },
  {
    law: 'build-knows-no-room',
    file: 'packages/build/src/peek.ts',
    source: use('../../../mfe-content/src/components/card'),
  },
  {
    law: 'services-stay-apart',
    file: 'press-service/src/services/host.ts',
    source: use('@site/host'),
  },
  {
    law: 'access-log-imports-node-only',
    file: 'packages/service-kit/src/access-log/site.ts',
    source: use('@site/contract'),
  },
  {
    law: 'service-kit-for-services',
    file: 'shell/src/server/log-access.ts',
    source: use('@site/service-kit/access-log'),
  },
  {
    law: 'service-kit-knows-no-service',
    file: 'packages/service-kit/src/page-size.ts',
    source: use('@site/contract'),
  },
  { law: 'services-layers', file: 'press-service/src/data/up.ts', source: use('../routes/list') },
  {
    law: 'browser-code-without-server',
    file: 'shell/src/frame/listen.ts',
    source: use('../server/listen'),
  },
  {
    law: 'tests-and-testing-stay-out',
    file: 'shell/src/frame/spec.ts',
    source: use('../../../e2e/harness/spec'),
  },
  {
    law: 'door-federation',
    file: 'shell/src/frame/federation.ts',
    source: use('@module-federation/enhanced/runtime'),
  },
  {
    law: 'door-router',
    file: 'mfe-press/src/components/router.ts',
    source: use('react-router-dom'),
  },
  { law: 'door-undici', file: 'nginx/gateway/pool.ts', source: use('undici') },
  { law: 'door-stores', file: 'press-service/src/routes/mongo.ts', source: use('mongodb') },
  {
    law: 'door-stores',
    file: 'form-service/src/routes/sqlite.ts',
    source: use('@site/service-kit/sqlite'),
  },
  { law: 'door-libsql', file: 'form-service/src/data/libsql.ts', source: use('libsql') },
  { law: 'door-zod', file: 'form-service/src/routes/shape.ts', source: use('zod') },
  { law: 'door-sessions', file: 'press-service/src/routes/store.ts', source: use('connect-mongo') },
  {
    law: 'door-sessions',
    file: 'press-service/src/routes/session.ts',
    source: use('express-session'),
  },
  { law: 'door-authentication', file: 'press-service/src/data/who.ts', source: use('passport') },
  { law: 'door-browser', file: 'shell/src/frame/browser.ts', source: use('playwright-core') },
  { law: 'door-typefaces', file: 'shell/src/frame/letters.ts', source: use('fontkit') },
  { law: 'no-circles', file: 'nginx/src/chicken.ts', source: use('./egg') },
  { law: 'no-orphans', file: 'nginx/src/alone.ts', source: 'export const alone = true;\n' },
  { law: 'resolvable', file: 'nginx/src/lost.ts', source: use('./nowhere') },
];

/** Broken laws of the code: ESLint must name each. */
export const codeFaults: readonly PlantedFault[] = [
  {
    law: 'record-lookup',
    file: 'form-service/src/commands/cell.ts',
    source: `export const cell = (fields: Record<string, string>, name: string) => fields[name];\n`,
  },
  {
    law: 'record-lookup',
    file: 'press-service/src/routes/field.ts',
    source: `export const field = (body: Partial<Record<string, unknown>> | undefined, key: string) => body?.[key];\n`,
  },
  {
    law: 'record-lookup',
    file: 'nginx/gateway/header.ts',
    source: `export const set = (to: { [name: string]: string }, name: string) => { to[name] = ''; };\n`,
  },
  {
    law: 'fetch-in-api',
    file: 'mfe-press/src/pages/list/load.ts',
    source: `export const load = () => fetch('/api/press');\n`,
  },
  {
    law: 'fetch-in-api',
    file: 'press-service/src/routes/relay.ts',
    source: `export const relay = globalThis.fetch;\n`,
  },
  {
    law: 'fetch-in-api',
    file: 'shell/src/frame/beacon.ts',
    source: `export const beacon = () => navigator.sendBeacon('/views');\n`,
  },
  {
    law: 'environment-in-config',
    file: 'press-service/src/auth/secret.ts',
    source: `export const secret = process.env['SESSION_SECRET'];\n`,
  },
  {
    law: 'environment-in-config',
    file: 'form-service/src/data/folder.ts',
    source: `import { env } from 'node:process';\nexport const folder = env['DATA_DIR'];\n`,
  },
  {
    law: 'korean-in-content',
    file: 'mfe-press/src/components/more.tsx',
    source: `export const More = () => <button type="button">더보기</button>;\n`,
  },
  {
    law: 'korean-in-content',
    file: 'shell/src/frame/greeting.ts',
    source: 'export const greeting = (email: string) => `${email}님 환영합니다`;\n',
  },
  {
    law: 'korean-in-content',
    file: 'form-service/src/routes/answer.ts',
    source: `export const answer = { ok: '등록이 완료되었습니다.' };\n`,
  },
  {
    law: 'no-style-attribute',
    file: 'mfe-press/src/components/red.tsx',
    source: `export const Red = () => <p style={{ color: 'red' }}>1533-8848</p>;\n`,
  },
  {
    law: 'no-script-element',
    file: 'shell/src/head/json-ld.tsx',
    source: `export const JsonLd = () => <script type="application/ld+json">{'{}'}</script>;\n`,
  },
  {
    law: 'no-inner-html',
    file: 'mfe-press/src/components/text.tsx',
    source: `export const Text = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n`,
  },
  {
    law: 'no-global-style',
    file: 'mfe-press/src/components/reset.ts',
    source: `import { createGlobalStyle } from 'styled-components';\nexport const Reset = createGlobalStyle\`p { margin: 0 }\`;\n`,
  },
  {
    law: 'no-default-export',
    file: 'mfe-press/src/pages/article/by-default.ts',
    source: `export default function byDefault() {\n  return 1;\n}\n`,
  },
  { law: 'file-names', file: 'shell/src/frame/SiteHeader.ts', source: `export const a = 1;\n` },
  { law: 'file-names', file: 'shell/src/frame/utils.ts', source: `export const b = 1;\n` },
  {
    law: 'file-names',
    file: 'press-service/src/services/date-helpers.ts',
    source: `export const c = 1;\n`,
  },
  { law: 'file-names', file: 'packages/host/src/common/link.ts', source: `export const d = 1;\n` },
  { law: 'file-names', file: 'press-service/src/routes/index.ts', source: `export const e = 1;\n` },
  { law: 'file-names', file: 'mfe-press/src/hooks/use-list.ts', source: `export const f = 1;\n` },
];
