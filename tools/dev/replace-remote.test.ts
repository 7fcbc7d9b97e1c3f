import type { BuildManifest } from '@site/release';
import { replaceRemote } from './replace-remote';

const manifest: BuildManifest = {
  name: 'mfe-press',
  version: '1.0.0-new',
  scripts: [{ file: 'entry.new.js', integrity: 'sha384-new' }],
};
const remote = {
  version: '1.0.0-old',
  entry: { src: '/old.js', integrity: 'sha384-old' },
  hostRange: '^1.0.0',
};
const map = JSON.stringify({ id: 3, remotes: { 'mfe-press': remote, 'mfe-content': remote } });

test('only the chosen remote points here, in a page and in the release manifest', () => {
  const page = `<p>보도</p><script type="application/json" id="release">${map}</script>`;
  for (const [body, type] of [
    [page, 'text/html; charset=utf-8'],
    [map, 'application/json'],
  ] as const) {
    const text = replaceRemote(Buffer.from(body), type, { name: 'mfe-press', manifest }).toString();
    expect(text).toContain('/remotes/mfe-press/1.0.0-new/entry.new.js');
    expect(text.split('/old.js')).toHaveLength(2);
  }
});

test('any other body is unchanged', () => {
  const body = Buffer.from('{"articles":[]}');
  expect(replaceRemote(body, 'application/json', { name: 'mfe-press', manifest })).toBe(body);
});
