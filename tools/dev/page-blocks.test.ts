import { replaceRemotes } from './page-blocks';

const names = ['mfe-press'] as const;
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
    const text = replaceRemotes(Buffer.from(body), type, names).toString();
    expect(text).toContain('"src":"/remotes/mfe-press/development/entry.js","integrity":""');
    expect(text.split('/old.js')).toHaveLength(2);
  }
});

test('any other body is unchanged', () => {
  const body = Buffer.from('{"articles":[]}');
  expect(replaceRemotes(body, 'application/json', names)).toBe(body);
});
