import { exposesByRemote, type PublicManifest } from '@site/contract';
import type { BuildManifest } from '@site/release';
import { problemsWith } from './check-compatibility';

const build: BuildManifest = {
  name: 'mfe-press',
  version: '1.0.0-0123abcd',
  scripts: [],
  hostRange: '^1.5.0',
  chunks: Object.fromEntries(exposesByRemote['mfe-press'].map((expose) => [expose, []])),
};
const site = (hostVersion: string, routes: readonly string[]) =>
  ({
    shell: { version: '1.0.0-s', hostVersion },
    remotes: { 'mfe-press': { routes } },
  }) as unknown as PublicManifest;

test('a build that fits its site has no problem', () => {
  expect(problemsWith(site('1.5.0', ['press-list']), build)).toEqual([]);
});

test('a host that is too old, a lost expose and an unknown page are named, each with what to do', () => {
  const chunks = { './PressArticle': [] };
  expect(problemsWith(site('1.4.0', ['press-awards']), { ...build, chunks })).toEqual([
    expect.stringMatching(/requires @site\/host \^1\.5\.0, but the site has 1\.4\.0: install/),
    'its build lacks the expose ./PressList',
    expect.stringMatching(/has its page "press-awards", which the installed @site\/contract does/),
  ]);
});
