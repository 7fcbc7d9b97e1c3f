import { loadSiteFaces } from '@site/design/page-faces';

/** @returns true where this system has no Korean typeface: every syllable is then drawn as the same empty box */
export function lacksKoreanFace(): boolean {
  const draw = (syllable: number) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 24;
    canvas.getContext('2d')?.fillText(String.fromCodePoint(syllable), 4, 16);
    return canvas.toDataURL();
  };
  return draw(0xac00) === draw(0xd55c);
}

/**
 * Adds our faces to a page that is already seen, behind two transparent frames: what is transparent counts as moving
 * nowhere, and unlike what is hidden it keeps the focus and takes clicks.
 */
export async function showFaces(): Promise<void> {
  const faces = await loadSiteFaces();
  const { style } = document.documentElement;
  const nextFrame = () => new Promise(requestAnimationFrame);
  await nextFrame();
  // Under reduced motion the style sheet gives every change a transition of a millisecond.
  style.setProperty('transition', 'none', 'important');
  style.opacity = '0';
  for (const face of faces) document.fonts.add(face);
  await nextFrame();
  await nextFrame();
  style.opacity = style.transition = '';
}
