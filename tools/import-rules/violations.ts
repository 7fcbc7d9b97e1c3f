/** A file of the fixture repository that breaks one rule. */
export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly source: string;
}

/** @returns a file that imports a module and uses it. */
export const use = (specifier: string) =>
  `import * as used from '${specifier}';\nexport const it = used;\n`;

/** The targets of the violating imports, in their proper places; together with allowed-importers.ts they have no findings. */
export const importedFixtures: Readonly<Record<string, string>> = {
  'nginx/src/egg.ts': `export { it as egg } from './chicken';\n`,
  'e2e/harness/spec.ts': 'export const spec = 1;\n',
  'packages/contract/src/index.ts': 'export const pageSize = 10;\n',
  'packages/host/src/index.ts': `export { pageSize as hostPageSize } from '@site/contract';\n`,
  'packages/design/src/index.ts': `export { pageSize as columns } from '@site/contract';\n`,
  'packages/environment/src/index.ts': `export { readFileSync } from 'node:fs';\n`,
  'packages/service-kit/src/access-log/index.ts': `export { createHash } from 'node:crypto';\n`,
  'packages/service-kit/src/sqlite/index.ts': use('libsql'),
  'packages/release/src/index.ts': `export { pageSize as pages } from '@site/contract';\n`,
  'tools/bundler/index.ts': `export { pageSize as rows } from '@site/contract';\n`,
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

/** Broken import rules: dependency-cruiser must report each. */
export const importViolations: readonly Violation[] = [
  {
    rule: 'nothing-imports-expose',
    file: 'mfe-press/src/pages/list/up.ts',
    source: use('../../expose/list'),
  },
  {
    rule: 'pages-stay-apart',
    file: 'mfe-press/src/pages/list/sideways.ts',
    source: use('../article/article'),
  },
  {
    rule: 'components-below-pages',
    file: 'mfe-press/src/components/up.ts',
    source: use('../pages/list/press-list'),
  },
  {
    rule: 'api-below-components',
    file: 'mfe-press/src/api/up.ts',
    source: use('../components/row'),
  },
  { rule: 'content-is-data', file: 'mfe-press/src/content/react.ts', source: use('react') },
  {
    rule: 'remotes-stay-apart',
    file: 'mfe-press/src/components/neighbour.ts',
    source: use('../../../mfe-content/src/components/card'),
  },
  {
    rule: 'remotes-stay-apart',
    file: 'mfe-press/src/components/frame.ts',
    source: `export type { links } from '../../../shell/src/routes/links';\n`,
  },
  {
    rule: 'shell-composes-at-run-time',
    file: 'shell/src/remotes/static.ts',
    source: use('../../../mfe-content/src/components/card'),
  },
  {
    rule: 'contract-imports-nothing',
    file: 'packages/contract/src/path.ts',
    source: use('node:path'),
  },
  {
    rule: 'host-and-design-import-contract',
    file: 'packages/design/src/dom.ts',
    source: use('react-dom'),
  },
  {
    rule: 'host-and-design-stay-apart',
    file: 'packages/host/src/looks.ts',
    source: use('@site/design'),
  },
  {
    rule: 'tools-for-configs-only',
    file: 'packages/release/src/build-first.ts',
    source: use('@site/tools'),
  },
  {
    rule: 'release-for-servers-only',
    file: 'mfe-press/src/components/released.ts',
    source: use('@site/release'),
  },
  {
    rule: 'release-for-servers-only',
    file: 'shell/src/frame/settings.ts',
    source: use('@site/environment'),
  },
  {
    rule: 'release-reads-built-files',
    file: 'tools/dev/card.ts',
    source: use('../../mfe-content/src/components/card'),
  },
  {
    rule: 'services-stay-apart',
    file: 'press-service/src/services/host.ts',
    source: use('@site/host'),
  },
  {
    rule: 'access-log-imports-node-only',
    file: 'packages/service-kit/src/access-log/site.ts',
    source: use('@site/contract'),
  },
  {
    rule: 'service-kit-for-services',
    file: 'tools/dev/log-access.ts',
    source: use('@site/service-kit/access-log'),
  },
  {
    rule: 'service-kit-for-servers',
    file: 'shell/src/server/log-access.ts',
    source: use('@site/service-kit/access-log'),
  },
  {
    rule: 'service-kit-imports-no-service',
    file: 'packages/service-kit/src/page-size.ts',
    source: use('@site/contract'),
  },
  { rule: 'services-layers', file: 'press-service/src/data/up.ts', source: use('../routes/list') },
  {
    rule: 'browser-code-without-server',
    file: 'shell/src/frame/listen.ts',
    source: use('../server/listen'),
  },
  {
    rule: 'tests-and-testing-stay-out',
    file: 'shell/src/frame/spec.ts',
    source: use('../../../e2e/harness/spec'),
  },
  {
    rule: 'importer-of-federation',
    file: 'shell/src/frame/federation.ts',
    source: use('@module-federation/enhanced/runtime'),
  },
  {
    rule: 'importer-of-router',
    file: 'mfe-press/src/components/router.ts',
    source: use('react-router-dom'),
  },
  { rule: 'importer-of-s3mini', file: 'tools/release/upload.ts', source: use('s3mini') },
  { rule: 'importer-of-undici', file: 'site-server/src/pool.ts', source: use('undici') },
  { rule: 'importer-of-stores', file: 'press-service/src/routes/mongo.ts', source: use('mongodb') },
  {
    rule: 'importer-of-stores',
    file: 'form-service/src/routes/sqlite.ts',
    source: use('@site/service-kit/sqlite'),
  },
  { rule: 'importer-of-libsql', file: 'form-service/src/data/libsql.ts', source: use('libsql') },
  {
    rule: 'importer-of-prom-client',
    file: 'press-service/src/services/count.ts',
    source: use('prom-client'),
  },
  { rule: 'importer-of-zod', file: 'form-service/src/routes/shape.ts', source: use('zod') },
  {
    rule: 'importer-of-phone-numbers',
    file: 'form-service/src/commands/spelling.ts',
    source: use('libphonenumber-js/max'),
  },
  {
    rule: 'importer-of-sessions',
    file: 'press-service/src/routes/store.ts',
    source: use('connect-mongo'),
  },
  {
    rule: 'importer-of-sessions',
    file: 'press-service/src/routes/session.ts',
    source: use('express-session'),
  },
  {
    rule: 'importer-of-authentication',
    file: 'press-service/src/data/who.ts',
    source: use('passport'),
  },
  {
    rule: 'importer-of-browser',
    file: 'shell/src/frame/browser.ts',
    source: use('playwright-core'),
  },
  { rule: 'importer-of-typefaces', file: 'shell/src/frame/letters.ts', source: use('fontkit') },
  { rule: 'no-circles', file: 'nginx/src/chicken.ts', source: use('./egg') },
  { rule: 'no-orphans', file: 'nginx/src/alone.ts', source: 'export const alone = true;\n' },
  { rule: 'resolvable', file: 'nginx/src/lost.ts', source: use('./nowhere') },
];
