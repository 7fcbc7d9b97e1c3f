import { readdirSync, readFileSync } from 'node:fs';
import { withKoreanTypeface } from './korean-typeface';

const configuration = (env: Readonly<Record<string, string | undefined>>) =>
  readFileSync(withKoreanTypeface(env)['FONTCONFIG_FILE'] ?? '', 'utf8');

test('the configuration adds the folder of a typeface', () => {
  const [, folder = ''] = /<dir>(.+)<\/dir>/.exec(configuration({})) ?? [];
  expect(readdirSync(folder)).toContainEqual(expect.stringMatching(/\.ttf$/));
});

test.each([
  [{}, '/etc/fonts/fonts.conf'],
  [{ FONTCONFIG_PATH: '/tmp/fonts' }, '/tmp/fonts/fonts.conf'],
  [{ FONTCONFIG_PATH: '/tmp/fonts', FONTCONFIG_FILE: '/own.conf' }, '/own.conf'],
])('with %j the typefaces of %s stay', (env, file) => {
  expect(configuration(env)).toContain(`>${file}</include>`);
  expect(withKoreanTypeface({ ...env, HOME: '/root' })['HOME']).toBe('/root');
});
