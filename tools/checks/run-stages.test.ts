import { setTimeout as pause } from 'node:timers/promises';
import { chooseStages, runStages } from './run-stages';
import { oneFailed, onePassed, type Stage } from './stage';

const quiet = () => undefined;
const passes = () => Promise.resolve(onePassed);
const fails = () => Promise.resolve(oneFailed('three findings'));
const stage = (id: string, run: Stage['run'], more?: Partial<Stage>): Stage => ({
  ...{ id, title: `stage ${id}`, run },
  ...more,
});

describe('runStages', () => {
  it('continues after a failed stage and skips only the stages that need it', async () => {
    const needs = { needs: ['build'] };
    const results = await runStages(
      [stage('build', fails), stage('browser', passes, needs), stage('links', passes)],
      quiet,
    );
    expect(results).toMatchObject([
      { id: 'build', passed: 0, failed: 1, skipped: 0 },
      { id: 'browser', passed: 0, failed: 0, skipped: 1 },
      { id: 'links', passed: 1, failed: 0, skipped: 0 },
    ]);
    expect(results[1]?.note).toBe('not run: it needs "build", which failed');
  });

  it('runs two stages at a time, others alone or after what they need, and returns results in list order', async () => {
    const running = new Set<string>();
    const beside: Record<string, string[]> = {};
    const timed = (id: string, takesMs: number, more?: Partial<Stage>) =>
      stage(
        id,
        async () => {
          beside[id] = [...running];
          running.add(id);
          await pause(takesMs);
          running.delete(id);
          return onePassed;
        },
        more,
      );
    const results = await runStages(
      [
        timed('build', 40),
        timed('lint', 1),
        timed('bytes', 1, { needs: ['build'] }),
        timed('jest', 1, { runsAlone: true }),
        timed('browser', 40),
        timed('html', 1),
        timed('engines', 1),
      ],
      quiet,
    );
    expect(beside).toEqual({
      ...{ build: [], lint: ['build'], bytes: [], jest: [] },
      ...{ browser: [], html: ['browser'], engines: ['browser'] },
    });
    expect(results.map(({ id }) => id).join()).toBe('build,lint,bytes,jest,browser,html,engines');
  });

  it('runs a stage whose required stage was not chosen', async () => {
    const results = await runStages([stage('browser', passes, { needs: ['build'] })], quiet);
    expect(results[0]?.passed).toBe(1);
  });

  it('counts a stage that breaks as a failure', async () => {
    const broken = stage('jest', () => Promise.reject(new Error('no such tool')));
    const results = await runStages([broken, stage('types', passes)], quiet);
    expect(results.map((result) => result.failed)).toEqual([1, 0]);
    expect(results[0]?.note).toContain('no such tool');
  });

  it('shows each title and, indented, why a stage failed', async () => {
    const lines: string[] = [];
    await runStages([stage('lint', fails)], (line) => lines.push(line));
    expect(lines).toEqual(['\n▸ stage lint', 'stage lint:\n  three findings']);
  });
});

describe('chooseStages', () => {
  const all = ['lint', 'types', 'jest'].map((id) => stage(id, passes));
  const chosen = (...args: string[]) => chooseStages(args, all).map(({ id }) => id);

  it('runs everything without arguments', () => {
    expect(chosen()).toEqual(['lint', 'types', 'jest']);
  });

  it.each([['--only', 'jest,lint'], ['--only=jest,lint'], ['--only', 'jest', 'lint']])(
    'keeps the order of the list: %s %s',
    (...args) => {
      expect(chosen(...args)).toEqual(['lint', 'jest']);
    },
  );

  it.each([
    [['--only', 'lint,spelling'], '"spelling" is not known'],
    [['--fast'], '"--fast" is not known'],
    [['--only'], '--only needs a stage'],
  ])('%j is refused, with the choices', (args, message) => {
    expect(() => chooseStages(args, all)).toThrow(message);
    expect(() => chooseStages(args, all)).toThrow('--only lint,types,jest');
  });
});
