/**
 * Pictures of articles, decision 0058. A picture is uploaded first and named by a hash of its content; an article refers to
 * the name. The name also contains the size, so that a page can reserve the space without another request.
 */
import { pictureNamePattern, type ArticleDraft } from './press';

/** For `<input accept>`; the service checks the bytes themselves. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** POST, multipart with the file in the field `picture`; answers UploadedPicture. */
export const picturesUrl = '/api/press/pictures';

export interface UploadedPicture {
  readonly name: string;
}

/** The files of a picture: `960.avif`, `960.webp`, and one JPEG for feeds and shared links. */
export const pictureFilePattern = /^(?:[1-9]\d{0,3}\.(?:avif|webp)|share\.jpg)$/;

export const largestCut = { width: 1600, height: 3200 } as const;
const smallerWidths = [480, 960];
export const shareWidth = 1200;

export interface PictureCuts {
  readonly width: number;
  readonly height: number;
  /** Ascending; the last one is `width`. A picture is never enlarged, so a small one has fewer. */
  readonly widths: readonly number[];
}

/** @returns undefined for a text that is not the name of a picture */
export function pictureCuts(name: string): PictureCuts | undefined {
  const [, width, height] = pictureNamePattern.exec(name) ?? [];
  return width === undefined || height === undefined
    ? undefined
    : cutsOf({ width: Number(width), height: Number(height) });
}

/** @param size of the largest cut */
export function cutsOf({ width, height }: { width: number; height: number }): PictureCuts {
  return { width, height, widths: [...smallerWidths.filter((one) => one < width), width] };
}

export function pictureFileUrl(name: string, file: string): string {
  return `${picturesUrl}/${name}/${file}`;
}

/** The JPEG of a picture with its size in px. @returns undefined for a text that is not the name of a picture */
export function sharedFile(name: string) {
  const cuts = pictureCuts(name);
  if (!cuts) return undefined;
  const width = Math.min(cuts.width, shareWidth);
  const height = Math.max(1, Math.round((cuts.height * width) / cuts.width));
  return { url: pictureFileUrl(name, 'share.jpg'), width, height };
}

/** @throws TypeError naming the field */
export function readUploadedPicture(value: unknown): UploadedPicture {
  const { name } = (value ?? {}) as { name?: unknown };
  if (typeof name !== 'string' || !pictureNamePattern.test(name))
    throw new TypeError('name is not a picture name');
  return { name };
}

type Problems = readonly { readonly field: string; readonly code: string }[];

/** @returns the field errors of a refused upload, for the form */
export function pictureErrors(status: number, errors: Problems | undefined): Problems {
  if (status === 413) return [{ field: 'picture', code: 'too_large' }];
  return errors?.length ? errors : [{ field: 'picture', code: 'not_stored' }];
}

/** Name and alternative text of a draft's picture in one line; '' without a picture. */
export function pictureText({ pictureName, pictureAlt = '' }: ArticleDraft): string {
  return pictureName ? `${pictureName} ${pictureAlt.trim()}` : '';
}

/**
 * The fields that a form sends to the service. The picture is included only if this form changed it: otherwise a form
 * opened earlier would undo a later change of the picture by another form.
 */
export function withoutSamePicture(draft: ArticleDraft): Omit<ArticleDraft, 'pictureBefore'> {
  const { pictureBefore, pictureName, pictureAlt, ...texts } = draft;
  if (pictureText(draft) === pictureBefore || pictureName === undefined) return texts;
  return { ...texts, pictureName, ...(pictureAlt !== undefined && { pictureAlt }) };
}
