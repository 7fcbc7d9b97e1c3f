/** Another process holds the embedded store's write lock for longer than we wait. */
import { join } from 'node:path';
import { sessionUrl } from '@site/contract';
import { openFile } from '@site/service-kit/sqlite';
import { expectError, publishMany, readPages } from '../../../testing/press-steps';
import { startTestService } from '../../../testing/test-service';

test('while another process writes, visitors read, and a view is counted after it', async () => {
  const service = await startTestService();
  const [id] = await publishMany(service, 1);
  const blocker = openFile(join(service.dataDir, 'press.sqlite'));
  blocker.exec('BEGIN IMMEDIATE');
  let isCounted = false;
  const view = service.visitor.post(`${service.articles}/${id}/views`).finally(() => {
    isCounted = true;
  });
  for (let turn = 0; turn < 5; turn += 1)
    expect((await readPages(service))[0]).toMatchObject([{ views: 0 }]);
  expect(isCounted).toBe(false);
  blocker.exec('ROLLBACK');
  blocker.close();
  expect(await (await view).json()).toEqual({ views: 1 });
  await service.stop();
});

test('changes are refused, reading continues, and nothing is half-written', async () => {
  const errorsOfExpress = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const service = await startTestService();
  const [id] = await publishMany(service, 1);
  const admin = await service.signIn();
  const blocker = openFile(join(service.dataDir, 'press.sqlite'));
  blocker.exec('BEGIN IMMEDIATE');

  const draft = { title: '제목', summary: '요약', content: '본문' };
  await expectError(await admin.publish(draft), 503, 'store_unavailable');
  const view = await service.visitor.post(`${service.articles}/${id}/views`);
  await expectError(view, 503, 'store_unavailable');
  expect((await admin.get(sessionUrl)).status).toBe(200);
  expect((await readPages(service))[0]).toMatchObject([{ id, views: 0 }]);
  expect((await service.visitor.get('/api/press/health/ready')).status).toBe(200);

  blocker.exec('ROLLBACK');
  blocker.close();
  expect((await admin.publish(draft)).status).toBe(201);
  expect((await readPages(service))[0]).toHaveLength(2);
  expect(service.errorLines.every((line) => line.includes('SQLITE_BUSY'))).toBe(true);
  expect(errorsOfExpress).not.toHaveBeenCalled();
  errorsOfExpress.mockRestore();
  await service.stop();
});
