import { png } from '../../../testing/sample-pictures';
import { createUploads } from './store-upload';

test('a waiting picture whose client has left is not encoded, and the next one is [ARTICLE-12]', async () => {
  const stored: string[] = [];
  const uploads = createUploads({ put: async ({ name }) => void stored.push(name) }, () => 0);
  const pictures = await Promise.all([png(20, 20), png(21, 20), png(22, 20)]);
  const left = new AbortController();
  const names = pictures.map((picture, at) =>
    uploads.store(picture, at === 1 ? left.signal : new AbortController().signal),
  );
  left.abort();
  const settled = await Promise.allSettled(names);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(stored).toHaveLength(2);
});
