import type { Page } from '@playwright/test';

/** Boxes have whole pixels; more than this is a distorted picture. */
const maxDistortion = 0.02;

interface ShownPicture {
  /** The file that the browser chose. */
  readonly file: string;
  readonly alt: string | null;
  readonly hasSize: boolean;
  /** 0 for a picture that did not load. */
  readonly naturalWidth: number;
  /** The larger deviation of its ratio from the one in the HTML, and from its box unless that crops it, as a share. */
  readonly distortion: number;
}

/** Scrolls to every visible picture and waits for it: lazy ones load when near. Needs a page with script. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
    for (const image of images) {
      if (image.complete && image.naturalWidth > 0) continue;
      image.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
      // The spec reports broken ones; this only waits. decode() also rejects when the picture chooses another file.
      const giveUpAt = performance.now() + 8_000;
      while (image.naturalWidth === 0 && performance.now() < giveUpAt) {
        const moment = new Promise((resolve) => setTimeout(resolve, 100));
        await Promise.race([image.decode().catch(() => moment), moment]);
      }
    }
  });
}

/** @returns the problems of the visible pictures in their present state */
export async function pictureProblems(page: Page): Promise<readonly string[]> {
  return (await shownPictures(page)).map(problemOf).filter((problem) => problem !== undefined);
}

async function shownPictures(page: Page): Promise<readonly ShownPicture[]> {
  return page.evaluate(() => {
    const images = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
    return images.map((image) => {
      const { naturalWidth, naturalHeight, clientWidth, clientHeight, currentSrc, src } = image;
      const file = decodeURI(new URL(currentSrc || src, location.href).pathname);
      const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
        ({ srcset, width }) => width > 0 && srcset.includes(file),
      );
      const from = source ?? image;
      const announced = Number(from.getAttribute('width')) / Number(from.getAttribute('height'));
      const ratio = naturalWidth / naturalHeight;
      const isCut = getComputedStyle(image).objectFit !== 'fill' || clientHeight === 0;
      return {
        file,
        alt: image.getAttribute('alt'),
        hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
        naturalWidth,
        distortion: Math.max(
          Math.abs(ratio / announced - 1),
          isCut ? 0 : Math.abs(ratio / (clientWidth / clientHeight) - 1),
        ),
      };
    });
  });
}

function problemOf({ file, alt, hasSize, naturalWidth, distortion }: ShownPicture) {
  if (naturalWidth === 0) return `${file} is broken`;
  if (!hasSize) return `${file} has no width or height`;
  if (alt === null) return `${file} has no alt`;
  if (alt !== '' && !/\p{Script=Hangul}/u.test(alt)) return `${file}: alt "${alt}"`;
  if (distortion > maxDistortion) return `${file} is stretched by ${distortion.toFixed(3)}`;
  return undefined;
}
