import type { ImageAsset } from '@site/design';
import { drawnFiles } from './drawn-files';
import { renderedPictures } from './rendered-pictures';

/**
 * A picture that imagery/ renders; without files until then.
 * @param width of the largest file, in pixels, as `height`
 * @param alt empty if the text beside the picture says the same
 */
export function rendered(
  id: keyof typeof renderedPictures,
  width: number,
  height: number,
  alt: string,
): ImageAsset {
  return { id, width, height, alt, ...renderedPictures[id] };
}

/** A drawing of imagery/. */
export function drawn(id: keyof typeof drawnFiles, width: number, height: number, alt: string) {
  return { id, src: drawnFiles[id], width, height, alt };
}
