import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import webpack from 'webpack';
import { replaceInScript } from './source-maps';

const source = 'const one = MARK;\nconst two = MARK + "end";\n';
const { OriginalSource } = webpack.sources;
const map = JSON.stringify(new OriginalSource(source, 'src/one.ts').map());

test('text behind replaced text keeps its position in the source, on every line', () => {
  const { code, map: moved } = replaceInScript({ code: source, map }, 'MARK', '["a","longer"]');
  expect(code).toBe('const one = ["a","longer"];\nconst two = ["a","longer"] + "end";\n');
  const [, second = ''] = code.split('\n');
  const at = { line: 2, column: second.indexOf('"end"') };
  expect(originalPositionFor(new TraceMap(moved ?? ''), at)).toMatchObject({
    source: 'src/one.ts',
    line: 2,
  });
  expect(JSON.parse(moved ?? '')).toMatchObject({ sourcesContent: [source] });
});

test('a script without a map is changed in the same way', () => {
  expect(replaceInScript({ code: 'a(MARK,MARK)', map: undefined }, 'MARK', "$'")).toEqual({
    code: "a($',$')",
    map: undefined,
  });
});
