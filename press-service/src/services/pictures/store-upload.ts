import type { PictureStore } from '../../data/press-store';
import { PressError, tooBusy } from '../../errors';
import { encodePicture } from './encode-picture';

/** Uploads that are received or encoded at once; further ones are refused. */
const maxUploads = 4;
/** An upload that no article shows is kept this long, because a draft may use it. */
const unusedForMs = 7 * 24 * 60 * 60 * 1_000;
const retryAfterMs = 5_000;

export function createUploads(pictures: Pick<PictureStore, 'put'>, now: () => number) {
  let open = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** Reserves a slot. @returns a function that frees it, to be called once @throws PressError `busy` */
    enter() {
      if (open >= maxUploads) throw tooBusy(retryAfterMs);
      open += 1;
      return () => {
        open -= 1;
      };
    },
    /**
     * Encodes one picture after the other.
     * @param signal aborted when the client has left: an upload that still waits is then not encoded
     * @returns its name
     * @throws PressError `invalid_picture`, `invalid_body` when the client has left; StoreError
     */
    async store(upload: Buffer, signal: AbortSignal) {
      const encoded = last.then(() => {
        if (signal.aborted) throw new PressError('invalid_body');
        return encodePicture(upload);
      });
      last = encoded.catch(() => undefined);
      const picture = await encoded;
      await pictures.put(picture, now() + unusedForMs);
      return picture.name;
    },
  };
}
