import { absentMarks, headlineCuts } from './content/headline-cuts';
import { facesKey, fullFaces, headlineCut } from './page-faces';

test('a page takes the smallest cut that holds all its headline letters', () => {
  for (const { file, letters } of headlineCuts)
    expect(headlineCuts.map((cut) => `/shell/fonts/${cut.file}`)).toContain(
      headlineCut(new Set(letters)) ?? file,
    );
  const first = headlineCuts[0];
  expect(headlineCut(new Set(first.letters))).toBe(`/shell/fonts/${first.file}`);
});

test('marks that the typeface does not have at all count for nothing', () => {
  const [{ letters, file }] = headlineCuts;
  expect(headlineCut(new Set(letters + absentMarks))).toBe(`/shell/fonts/${file}`);
});

test('one letter that no cut holds leaves the page without a cut', () => {
  expect(headlineCut(new Set(`${headlineCuts[0].letters}\ud7a3`))).toBeUndefined();
});

test('the key follows the files', () => {
  const hashes = fullFaces.map(([, , href]) => href.split('.')[1]?.slice(0, 3));
  expect(facesKey).toBe(`faces-${hashes.join('')}`);
});
