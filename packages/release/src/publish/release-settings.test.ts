import { join } from 'node:path';
import { repositoryRoot } from '../repository-root';
import { readReleaseSettings } from './release-settings';

test('the site folder is SITE_DIR, else in DATA_DIR, else in ./data', () => {
  const folderOf = (env: NodeJS.ProcessEnv) => readReleaseSettings(env).site.root;
  expect(folderOf({ SITE_DIR: '/site', DATA_DIR: '/data' })).toBe('/site');
  expect(folderOf({ DATA_DIR: '/data' })).toBe('/data/site');
  expect(folderOf({})).toBe(join(repositoryRoot, 'data/site'));
});

test('blank variables count as unset', () => {
  const blank = { SITE_DIR: ' ', DATA_DIR: '', PUBLIC_ORIGIN: '' };
  const { site, publicOrigin } = readReleaseSettings(blank);
  const data = join(repositoryRoot, 'data/site');
  expect([site.root, publicOrigin]).toEqual([data, 'http://localhost:8080']);
});

test('PUBLIC_ORIGIN takes precedence over the origin in use', () => {
  const originOf = (env: NodeJS.ProcessEnv, inUse?: string) =>
    readReleaseSettings(env, inUse).publicOrigin;
  expect(originOf({ PUBLIC_ORIGIN: 'https://a.example' }, 'https://b.example')).toBe(
    'https://a.example',
  );
  expect(originOf({}, 'https://b.example')).toBe('https://b.example');
  expect(originOf({})).toBe('http://localhost:8080');
});

test('an origin with a path is refused', () => {
  const wrong = { PUBLIC_ORIGIN: 'https://a.example/' };
  expect(() => readReleaseSettings(wrong)).toThrow(/PUBLIC_ORIGIN /);
});
