import { loadSiteFaces } from '@site/design/page-faces';

/** @returns whether this system lacks a Korean typeface: all syllables are then drawn as the same empty box */
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
 * Adds our faces to a visible page, during two transparent frames: transparent content does not count as a layout shift
 * and, unlike hidden content, keeps the focus and receives clicks.
 */
export async function showFaces(): Promise<void> {
  const faces = await loadSiteFaces();
  const { style } = document.documentElement;
  const nextFrame = () => new Promise(requestAnimationFrame);
  await nextFrame();
  // With reduced motion the style sheet sets a transition of 1 ms on everything.
  style.setProperty('transition', 'none', 'important');
  style.opacity = '0';
  for (const face of faces) document.fonts.add(face);
  await nextFrame();
  await nextFrame();
  style.opacity = style.transition = '';
}
