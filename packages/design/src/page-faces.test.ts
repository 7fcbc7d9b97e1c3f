import { facesKey, siteFaces } from './page-faces';

test('the key contains the hashes of the files', () => {
  const hashes = siteFaces.map(([, , href]) => href.split('.')[1]?.slice(0, 3));
  expect(facesKey).toBe(`faces-2-${hashes.join('')}`);
});
