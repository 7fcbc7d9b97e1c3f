import { use, type Violation } from './violations';

/** Broken code rules: ESLint must report each. */
export const codeViolations: readonly Violation[] = [
  {
    rule: 'plain-words',
    file: 'site-server/src/words.ts',
    source: `/** The page server of the house. */\nexport const words = 1;\n`,
  },
  {
    rule: 'plain-words',
    file: 'site-server/src/title.test.ts',
    source: `test.each([1])('%s says so', (one) => expect(one).toBe(1));\n`,
  },
  {
    rule: 'plain-words',
    file: 'site-server/src/message.ts',
    source: `export const refuse = () => new Error('The page server is down');\n`,
  },
  {
    rule: 'packages-by-exports',
    file: 'site-server/src/deep.ts',
    source: use('../../packages/release/src/store/site-folder'),
  },
  {
    rule: 'packages-by-exports',
    file: 'packages/design/src/neighbour.ts',
    source: `export { pageSize as gap } from '../../contract/src';\n`,
  },
  {
    rule: 'record-lookup',
    file: 'form-service/src/commands/cell.ts',
    source: `export const cell = (fields: Record<string, string>, name: string) => fields[name];\n`,
  },
  {
    rule: 'record-lookup',
    file: 'press-service/src/routes/field.ts',
    source: `export const field = (body: Partial<Record<string, unknown>> | undefined, key: string) => body?.[key];\n`,
  },
  {
    rule: 'record-lookup',
    file: 'site-server/src/header.ts',
    source: `export const set = (to: { [name: string]: string }, name: string) => { to[name] = ''; };\n`,
  },
  {
    rule: 'changing-text',
    file: 'mfe-press/src/pages/list/found.tsx',
    source: `export const Found = ({ text }: { text?: string }) => <p>{text && text.trim()}<a href="/">x</a></p>;\n`,
  },
  {
    rule: 'changing-text',
    file: 'shell/src/frame/count.tsx',
    source: `export const Count = ({ n }: { n: number }) => <p>No. {n > 9 ? '9+' : n}</p>;\n`,
  },
  {
    rule: 'fetch-in-api',
    file: 'mfe-press/src/pages/list/load.ts',
    source: `export const load = () => fetch('/api/press');\n`,
  },
  {
    rule: 'fetch-in-api',
    file: 'press-service/src/routes/relay.ts',
    source: `export const relay = globalThis.fetch;\n`,
  },
  {
    rule: 'fetch-in-api',
    file: 'shell/src/frame/beacon.ts',
    source: `export const beacon = () => navigator.sendBeacon('/views');\n`,
  },
  {
    rule: 'environment-in-config',
    file: 'press-service/src/auth/secret.ts',
    source: `export const secret = process.env['SESSION_SECRET'];\n`,
  },
  {
    rule: 'environment-in-config',
    file: 'form-service/src/data/folder.ts',
    source: `import { env } from 'node:process';\nexport const folder = env['DATA_DIR'];\n`,
  },
  {
    rule: 'korean-in-content',
    file: 'mfe-press/src/components/more.tsx',
    source: `export const More = () => <button type="button">더보기</button>;\n`,
  },
  {
    rule: 'korean-in-content',
    file: 'shell/src/frame/greeting.ts',
    source: 'export const greeting = (email: string) => `${email}님 환영합니다`;\n',
  },
  {
    rule: 'korean-in-content',
    file: 'form-service/src/routes/answer.ts',
    source: `export const answer = { ok: '등록이 완료되었습니다.' };\n`,
  },
  {
    rule: 'no-style-attribute',
    file: 'mfe-press/src/components/red.tsx',
    source: `export const Red = () => <p style={{ color: 'red' }}>1533-8848</p>;\n`,
  },
  {
    rule: 'no-script-element',
    file: 'shell/src/head/json-ld.tsx',
    source: `export const JsonLd = () => <script type="application/ld+json">{'{}'}</script>;\n`,
  },
  {
    rule: 'no-inner-html',
    file: 'mfe-press/src/components/text.tsx',
    source: `export const Text = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n`,
  },
  {
    rule: 'no-global-style',
    file: 'mfe-press/src/components/reset.ts',
    source: `import { createGlobalStyle } from 'styled-components';\nexport const Reset = createGlobalStyle\`p { margin: 0 }\`;\n`,
  },
  {
    rule: 'no-default-export',
    file: 'mfe-press/src/pages/article/by-default.ts',
    source: `export default function byDefault() {\n  return 1;\n}\n`,
  },
  { rule: 'file-names', file: 'shell/src/frame/SiteHeader.ts', source: `export const a = 1;\n` },
  { rule: 'file-names', file: 'shell/src/frame/utils.ts', source: `export const b = 1;\n` },
  {
    rule: 'file-names',
    file: 'press-service/src/services/date-helpers.ts',
    source: `export const c = 1;\n`,
  },
  { rule: 'file-names', file: 'packages/host/src/common/link.ts', source: `export const d = 1;\n` },
  {
    rule: 'file-names',
    file: 'press-service/src/routes/index.ts',
    source: `export const e = 1;\n`,
  },
  { rule: 'file-names', file: 'mfe-press/src/hooks/use-list.ts', source: `export const f = 1;\n` },
];
