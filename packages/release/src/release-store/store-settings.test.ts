import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/testing/fixtures';
import { readStoreSettings } from './store-settings';

const folder = temporaryFolder();

const amazon = {
  RELEASE_STORE: 's3://my-bucket/sites/lake',
  RELEASE_STORE_REGION: 'ap-northeast-2',
  RELEASE_STORE_KEY_ID: 'made-up',
  RELEASE_STORE_SECRET: 'made-up-secret',
};

test('without RELEASE_STORE there is no store, and an absolute folder needs nothing else', () => {
  expect(readStoreSettings({})).toBeUndefined();
  expect(readStoreSettings({ RELEASE_STORE: '' })).toBeUndefined();
  expect(readStoreSettings({ RELEASE_STORE: 'file:///srv/releases' })).toEqual({
    kind: 'folder',
    folder: '/srv/releases',
  });
});

test('a region stands for Amazon, an endpoint for another server', () => {
  const keys = { id: 'made-up', secret: 'made-up-secret' };
  expect(readStoreSettings(amazon)).toEqual({
    kind: 's3',
    bucket: 'my-bucket',
    prefix: 'sites/lake',
    endpoint: 'https://s3.ap-northeast-2.amazonaws.com',
    region: 'ap-northeast-2',
    keys,
  });
  const other = { ...amazon, RELEASE_STORE_REGION: undefined };
  expect(
    readStoreSettings({
      ...other,
      RELEASE_STORE: 's3://releases',
      RELEASE_STORE_ENDPOINT: 'http://10.0.0.9:7070/',
    }),
  ).toMatchObject({
    bucket: 'releases',
    prefix: '',
    endpoint: 'http://10.0.0.9:7070',
    region: 'us-east-1',
  });
});

test('the keys may be files', () => {
  const file = join(folder, 'secret');
  writeFileSync(file, 'from-a-file\n');
  const other = { ...amazon, RELEASE_STORE_SECRET: undefined };
  expect(readStoreSettings({ ...other, RELEASE_STORE_SECRET_FILE: file })).toMatchObject({
    keys: { id: 'made-up', secret: 'from-a-file' },
  });
});

test.each([
  ['another scheme', { RELEASE_STORE: 'https://bucket' }, /must be s3:\/\/bucket\/prefix or file/],
  ['a folder that is not absolute', { RELEASE_STORE: 'file://share' }, /must be s3:/],
  ['a path that climbs', { RELEASE_STORE: 's3://bucket/a//b' }, /RELEASE_STORE must be/],
  [
    'an endpoint with a path',
    { RELEASE_STORE_ENDPOINT: 'https://s3.example.com/x' },
    /ENDPOINT must be like/,
  ],
  [
    'an endpoint that is not an address',
    { RELEASE_STORE_ENDPOINT: 's3.example.com' },
    /ENDPOINT must be like/,
  ],
  ['a strange region', { RELEASE_STORE_REGION: 'Seoul!' }, /REGION must be like ap-northeast-2/],
  [
    'no region and no endpoint',
    { RELEASE_STORE_REGION: '' },
    /REGION \(Amazon\) or RELEASE_STORE_ENDPOINT/,
  ],
  [
    'no keys',
    { RELEASE_STORE_KEY_ID: '', RELEASE_STORE_SECRET: '' },
    /KEY_ID .* is missing\n- RELEASE_STORE_SECRET/,
  ],
  [
    'a file that is not there',
    { RELEASE_STORE_SECRET: '', RELEASE_STORE_SECRET_FILE: '/no' },
    /cannot be read \(ENOENT\)/,
  ],
])('%s is refused in one message without the secret', (_, wrong, message) => {
  const read = () => readStoreSettings({ ...amazon, ...wrong });
  expect(read).toThrow(message);
  expect(read).not.toThrow(/made-up-secret/);
});
