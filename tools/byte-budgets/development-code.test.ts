import { createFakeSite } from '@site/release/testing';
import { forEachTest } from '@site/testing/fixtures';
import { developmentCodeIn } from './development-code';

const fake = forEachTest(createFakeSite);

test('names the file and the mark of development code in a script or a page of the live release', async () => {
  await fake.shipAll();
  expect(developmentCodeIn(fake.site)).toEqual([]);
  await fake.ship('mfe-content', { text: 'window.$RefreshReg$' });
  const found = developmentCodeIn(fake.site);
  expect(found).toContainEqual(
    expect.stringMatching(/^remotes\/mfe-content\/.*\/entry\.\w+\.js contains .*: \$RefreshReg\$$/),
  );
  expect(found).toContainEqual(expect.stringMatching(/^current\/pages\/.*\.html contains /));
  await fake.ship('mfe-content', { text: 'without it' });
  expect(developmentCodeIn(fake.site)).toEqual([]);
});
