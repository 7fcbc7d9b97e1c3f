import type { Page } from '@playwright/test';
import { showSkippedParts } from '../steps/show-skipped-parts';

export interface DrawnPicture {
  /** The file that the browser chose. */
  readonly file: string;
  /** Device pixels at which it is drawn: more than those of its box if the box crops it. */
  readonly drawnPx: number;
  /** Pixels of the file, by its name. */
  readonly filePx: number;
  /** Pixels of the smallest candidate. */
  readonly smallestPx: number;
}

/**
 * Lets the browser choose a file for every picture of the page at once, scrolled to or not. Its box does not depend on
 * the file: every picture has its ratio in the HTML (every-route.spec.ts), so nothing waits for the bytes.
 *
 * @returns pictures with files of several widths
 */
export async function drawnPictures(page: Page): Promise<readonly DrawnPicture[]> {
  await showSkippedParts(page);
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const patience = Date.now() + 8_000;
    while (
      (styles.some((link) => !link.sheet) || images.some((image) => !image.currentSrc)) &&
      Date.now() < patience
    )
      await new Promise((resolve) => setTimeout(resolve, 10));
    const [unchosen] = images.filter((image) => !image.currentSrc);
    if (unchosen) throw new Error(`A picture chose no file: ${unchosen.outerHTML.slice(0, 200)}`);
    return images.flatMap((image) => {
      const file = decodeURI(new URL(image.currentSrc, location.href).pathname);
      const filePx = Number(/-(\d+)\.(?:avif|webp)$/.exec(file)?.[1]);
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ srcset }) => srcset.includes(file));
      if (!filePx || !source) return [];
      const [ratioFrom] = [source, image].filter((element) => element.hasAttribute('width'));
      const ratio =
        Number(ratioFrom?.getAttribute('width')) / Number(ratioFrom?.getAttribute('height'));
      // Without transforms: a picture that grows under the pointer keeps its file.
      const { offsetWidth, offsetHeight } = image;
      const offered = [...source.srcset.matchAll(/-(\d+)\.avif/g)].map(([, px]) => Number(px));
      return [
        {
          file,
          drawnPx: Math.max(offsetWidth, offsetHeight * ratio) * devicePixelRatio,
          filePx,
          smallestPx: Math.min(...offered),
        },
      ];
    });
  });
}

/** A file has at most a fifth more pixels than are drawn, or is the smallest candidate. */
const surplus = 1.2;

export function isLargerThanShown({ filePx, drawnPx, smallestPx }: DrawnPicture): boolean {
  return filePx > drawnPx * surplus && filePx > smallestPx;
}
