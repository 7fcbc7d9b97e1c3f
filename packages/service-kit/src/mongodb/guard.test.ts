import { MongoNetworkError } from 'mongodb';
import { StoreError } from '../errors';
import { guard } from './guard';

const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
/** What a write gets from Node when the other end has closed: no system call was made. */
const ended = Object.assign(new Error('This socket has been ended by the other party'), {
  code: 'EPIPE',
});

test.each([
  ['the driver', new MongoNetworkError('connection 1 closed')],
  ['a connection that is reset in the middle of a command', reset],
  ['a connection that the server has ended before a command', ended],
])('an error of %s is a StoreError, so that it is answered as 503', async (_origin, error) => {
  await expect(guard(() => Promise.reject(error))).rejects.toBeInstanceOf(StoreError);
});

test('an error of our own code is rethrown unchanged', async () => {
  const error = new TypeError('not a function');
  await expect(guard(() => Promise.reject(error))).rejects.toBe(error);
});
