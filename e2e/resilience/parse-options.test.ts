import { grepOf, parseOptions } from './parse-options';

/** As Playwright joins them: project, file, titles and tags. */
const line =
  'resilience specs/remotes.spec.ts mfe-press answers 503 (2 of 3): /press keeps its text @remotes';

function matches(args: readonly string[], text = line): boolean {
  const grep = grepOf(parseOptions(args));
  return grep === undefined || new RegExp(grep).test(text);
}

it('selects everything without arguments, and named groups otherwise', () => {
  expect(grepOf(parseOptions([]))).toBeUndefined();
  expect(parseOptions(['--', 'press', 'compose']).groups).toEqual(['press', 'compose']);
});

it('selects by group, by part of the title, and for the sample', () => {
  expect(matches(['remotes'])).toBe(true);
  expect(matches(['shell'])).toBe(false);
  expect(matches(['press'])).toBe(false);
  expect(matches(['--only', 'remotes'])).toBe(true);
  expect(matches(['--only', '503 (2 of 3)'])).toBe(true);
  expect(matches(['--only', 'answers 404'])).toBe(false);
  expect(matches(['--sample'])).toBe(false);
  expect(matches(['--sample', 'remotes'], `${line} @sample`)).toBe(true);
});

it('reads how many engines are lost and how many tests run at a time, and refuses none', () => {
  expect(parseOptions(['swarm', '--losses', '3'])).toMatchObject({ groups: ['swarm'], losses: 3 });
  expect(parseOptions(['swarm']).losses).toBeUndefined();
  expect(parseOptions(['--sample', '--workers', '1'])).toMatchObject({
    isSample: true,
    workers: 1,
  });
  expect(() => parseOptions(['--workers', 'all'])).toThrow('no resilience test "--workers"');
  expect(() => parseOptions(['swarm', '--losses', '0'])).toThrow('no resilience test "--losses"');
});

it('rejects unknown words and lists the choices', () => {
  expect(() => parseOptions(['remote'])).toThrow(/no resilience test "remote".*remotes, states/);
  expect(() => parseOptions(['--only'])).toThrow('no resilience test "--only"');
});
