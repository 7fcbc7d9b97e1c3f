import { loadSiteFaces } from '@site/design/page-faces';

/** A third of a long task on a phone four times as slow. */
const sliceMs = 4;
/** Covers a tap, what it opens, and the first tasks of hydration. */
const afterInputMs = 300;

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

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Adds our faces to a visible page, during three transparent frames: transparent content does not count as a layout
 * shift and, unlike hidden content, keeps the focus and receives clicks. Glyphs cost most where they are first used, so
 * the parts below the window get theirs afterwards, in short tasks.
 */
export async function showFaces(): Promise<void> {
  const faces = await loadSiteFaces();
  const { style } = document.documentElement;
  // Otherwise what a tap opens would wait for the layout with other faces. Firefox before 120 has no userActivation.
  if ('userActivation' in navigator && navigator.userActivation.isActive)
    await new Promise((resolve) => setTimeout(resolve, afterInputMs));
  await nextFrame();
  style.opacity = '0';
  // Without its parts a page may be shorter, which would move a visitor who has scrolled.
  const later = scrollY > 0 ? [] : partsBelowWindow(document.body);
  const heights = later.map((part) => part.offsetHeight);
  for (const [index, part] of later.entries()) {
    part.style.containIntrinsicHeight = `${heights[index]}px`;
    part.style.contentVisibility = 'hidden';
  }
  await nextFrame();
  for (const face of faces) document.fonts.add(face);
  await nextFrame();
  // Other letters may have moved them up.
  for (const part of later) if (part.getBoundingClientRect().top < innerHeight) layOut(part);
  await nextFrame();
  style.opacity = '';
  let startedAt = 0;
  for (const part of later) {
    if (performance.now() - startedAt > sliceMs) {
      await nextFrame();
      startedAt = performance.now();
    }
    layOut(part);
  }
}

/** @returns the elements that begin below the window and are no higher than it, without what contains them */
function partsBelowWindow(element: Element): HTMLElement[] {
  return [...element.children].flatMap((child) => {
    const { display, contentVisibility } = getComputedStyle(child);
    // Without a box of its own.
    if (display === 'contents') return partsBelowWindow(child);
    const { top, bottom, height } = child.getBoundingClientRect();
    if (bottom <= innerHeight || child.contains(document.activeElement)) return [];
    const { firstElementChild: inner } = child;
    const isAuto = contentVisibility === 'auto';
    if (top < innerHeight || (inner && height > innerHeight && !isAuto))
      return partsBelowWindow(child);
    // The browser skips it by itself; looking into it would lay it out.
    if (isAuto && inner && !inner.checkVisibility({ contentVisibilityAuto: true })) return [];
    return child instanceof HTMLElement ? [child] : [];
  });
}

function layOut(part: HTMLElement): void {
  part.style.contentVisibility = part.style.containIntrinsicHeight = '';
  // At once, so that its time is measured. Looking inside lays out what the browser would skip until the next frame.
  (part.firstElementChild ?? part).getBoundingClientRect();
}
