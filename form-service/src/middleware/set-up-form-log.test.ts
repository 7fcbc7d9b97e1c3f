import express from 'express';
import { requestAndLeave } from '@site/service-kit/testing';
import { setUpFormLog } from './set-up-form-log';

test('a request whose client left before the response is logged as aborted', async () => {
  const app = express();
  const lines: string[] = [];
  setUpFormLog(app, (line) => void lines.push(line));
  await requestAndLeave(app, '/');
  expect(lines).toEqual([expect.stringMatching(/^GET other aborted - /)]);
});
