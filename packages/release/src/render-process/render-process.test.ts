import type * as childProcesses from 'node:child_process';
import { ChildProcess } from 'node:child_process';
import { startRenderProcess } from './render-process';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof childProcesses>('node:child_process');
  return { ...actual, fork: () => mockUnstarted(new actual.ChildProcess()) };
});

/** As fork returns it when this process has no file descriptor left: without `send`, and the error comes later. */
function mockUnstarted(child: ChildProcess): ChildProcess {
  process.nextTick(() => child.emit('error', new Error('spawn EMFILE')));
  return child;
}

it('reports a process that cannot be started, and signals no other', async () => {
  const kill = jest.spyOn(ChildProcess.prototype, 'kill');
  const limits = { openMs: 10_000, stallMs: 10_000, answerMs: 10_000, heapMb: 64 };
  const child = startRenderProcess({ shell: '', remotes: {} as never }, limits);
  await expect(child.opened).rejects.toThrow('did not start: spawn EMFILE');
  await child.ended;
  await expect(child.request('robots', '')).rejects.toThrow('did not start');
  expect(kill).not.toHaveBeenCalled();
});
