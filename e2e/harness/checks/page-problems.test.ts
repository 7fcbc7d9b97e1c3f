import { unexpectedProblems, type PageProblem } from './page-problems';

const problems: readonly PageProblem[] = [
  { kind: 'console', text: 'error: hydration' },
  { kind: 'requests', text: '503 http://localhost/api/press/health/ready' },
  { kind: 'requests', text: '404 http://localhost/media/hero.avif' },
];

describe('unexpectedProblems', () => {
  it('keeps everything when nothing is allowed', () => {
    expect(unexpectedProblems(problems, {})).toEqual(problems);
  });

  it('drops a whole kind', () => {
    expect(unexpectedProblems(problems, { requests: true })).toEqual([problems[0]]);
  });

  it('drops only what matches, and only of that kind', () => {
    expect(unexpectedProblems(problems, { requests: /health|hydration/ })).toEqual([
      problems[0],
      problems[2],
    ]);
  });
});
