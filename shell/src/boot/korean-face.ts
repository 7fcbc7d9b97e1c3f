import { siteFaces } from '@site/design/page-faces';

/** @returns true where this system has no Korean typeface: every syllable is then drawn as the same empty box */
export function lacksKoreanFace(): boolean {
  const draw = (letter: string) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 24;
    canvas.getContext('2d')?.fillText(letter, 4, 16);
    return canvas.toDataURL();
  };
  return draw('\uAC00') === draw('\uD55C');
}

/** Adds our faces to a page that is already seen, behind one hidden frame: what is hidden counts as moving nowhere. */
export async function showFaces(): Promise<void> {
  const faces = siteFaces.map(
    ([family, weight, href]) => new FontFace(family, `url(${href})`, { weight }),
  );
  await Promise.all(faces.map((face) => face.load()));
  const { style } = document.documentElement;
  requestAnimationFrame(() => {
    style.visibility = 'hidden';
    requestAnimationFrame(() => {
      for (const face of faces) document.fonts.add(face);
      style.visibility = '';
    });
  });
}
