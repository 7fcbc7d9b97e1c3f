import { ProcessEnded, type RenderProcess } from '@site/release/render-process';
import { createPagePool } from './page-pool';

const never = new Promise<void>(() => undefined);
const running: RenderProcess = {
  opened: Promise.resolve(),
  ended: never,
  isAlive: () => true,
  request: () => Promise.resolve(undefined as never),
  stop: () => Promise.resolve(),
};
const job = { route: 'press-list', path: '/', run: () => Promise.resolve('a page') };

it('starts a process later when the system cannot start it now', async () => {
  const lines: string[] = [];
  const starts = [
    () => {
      throw new Error('spawn ENOMEM');
    },
    () => running,
  ];
  const pool = createPagePool({
    size: 1,
    startProcess: () => (starts.shift() ?? (() => running))(),
    log: (line) => void lines.push(line),
  });
  expect(lines).toEqual(['a render process did not start: spawn ENOMEM']);
  await expect(pool.run(job)).resolves.toBe('a page');
  await pool.stop();
});

it('tries a page that ended its process again after ten seconds, also when the clock is set back', async () => {
  jest.useFakeTimers();
  try {
    const pool = createPagePool({ size: 1, startProcess: () => running, log: () => undefined });
    const fatal = () => Promise.reject(new ProcessEnded('ended itself', 'this request'));
    await expect(pool.run({ ...job, run: fatal })).rejects.toThrow('ended itself');
    jest.setSystemTime(Date.now() - 3_600_000);
    await expect(pool.run(job)).rejects.toThrow('a moment ago');
    jest.advanceTimersByTime(11_000);
    await expect(pool.run(job)).resolves.toBe('a page');
  } finally {
    jest.useRealTimers();
  }
});

it('refuses a page after it was stopped, instead of keeping it waiting', async () => {
  const pool = createPagePool({ size: 1, startProcess: () => running, log: () => undefined });
  await pool.stop();
  await expect(pool.run(job)).rejects.toThrow('the release was replaced');
});
