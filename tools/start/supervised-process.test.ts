import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { supervise } from './supervised-process';

jest.mock('node:child_process');
jest.useFakeTimers();

test('a process that cannot be started is started again, and does not end the supervisor', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const child = new EventEmitter() as ChildProcess;
  jest.mocked(fork).mockReturnValue(child);
  const supervised = supervise({ name: 'a service', file: 'a.mjs', env: {} });
  child.emit('error', new Error('spawn EAGAIN'));
  expect(await supervised.started).toBe(false);
  expect(log).toHaveBeenCalledWith('a service ended (spawn EAGAIN); restarting it.');
  jest.advanceTimersByTime(1000);
  expect(fork).toHaveBeenCalledTimes(2);
  await supervised.stop();
});

test('a process is killed only after the 12 s that its running requests have', async () => {
  const kill = jest.fn();
  const child = Object.assign(new EventEmitter(), {
    pid: 1,
    exitCode: null,
    signalCode: null,
    kill,
  });
  jest.mocked(fork).mockReturnValue(child as unknown as ChildProcess);
  const stopped = supervise({ name: 'a service', file: 'a.mjs', env: {} }).stop();
  jest.advanceTimersByTime(13_000);
  expect(kill.mock.calls).toEqual([['SIGTERM']]);
  jest.advanceTimersByTime(1_000);
  expect(kill).toHaveBeenLastCalledWith('SIGKILL');
  child.emit('exit', null, 'SIGKILL');
  await stopped;
});
