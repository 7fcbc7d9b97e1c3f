import { use } from './violations';

/** Files that do the same in an allowed place: no tool may report them. */
export const allowedImporters: Readonly<Record<string, string>> = {
  'shell/src/routes/router.ts': use('react-router-dom'),
  'shell/src/remotes/runtime.ts': use('@module-federation/enhanced/runtime'),
  'packages/host/src/external-host-fixture.ts': use('@module-federation/enhanced/runtime'),
  'shell/src/server/settings.ts': use('@site/environment'),
  'press-service/src/data/client.ts': use('mongodb'),
  'press-service/src/data/sessions.ts': use('express-session'),
  'press-service/src/auth/passport.ts': use('passport'),
  'form-service/src/data/file.ts': use('@site/service-kit/sqlite'),
  'press-service/testing/server.ts': use('mongodb'),
  'packages/release/src/release-store/s3-store.ts': use('s3mini'),
  'packages/service-kit/src/config.ts': use('zod'),
  'packages/service-kit/src/metrics/count.ts': use('prom-client'),
  'form-service/src/services/log-access.ts': use('@site/service-kit/access-log'),
  'form-service/src/services/known-keys.ts': `const labels = { popup: 1, visit: 2 };\nexport const label = (form: keyof typeof labels, all: Record<string, number>) => labels[form] + (all['x'] ?? 0);\nexport const first = (texts: string[], n: number) => new Map([['a', texts[n]]]).get('a');\n`,
  'mfe-press/webpack.config.ts': use('@site/tools'),
  'mfe-press/src/components/title.ts': use('../content/title'),
  'mfe-press/src/api/fetch-list.ts': `export const fetchList = () => fetch('/api/press');\n`,
  'shell/src/remotes/fetch-release.ts': `export const fetchRelease = () => fetch('/release.json');\n`,
  'press-service/src/config.ts': `export const port = process.env['PORT'];\n`,
  'mfe-press/src/content/more.ts': `export const more = '더보기';\n`,
  'mfe-press/src/components/state.tsx': `export const State = ({ isOpen }: { isOpen: boolean }) => <p>\n  {/* alone */}\n  {isOpen && 'open'}\n</p>;\nexport const Row = ({ isOpen, end }: { isOpen: boolean; end: string }) => <p>{end}{isOpen && <b>open</b>}</p>;\n`,
  'mfe-press/src/components/korean-comment.ts': `// 더보기: a comment may explain a Korean word.\nexport const limit = 10;\n`,
  'packages/design/src/reset.ts': `import { createGlobalStyle } from 'styled-components';\nexport const Reset = createGlobalStyle\`p { margin: 0 }\`;\n`,
};
