import type { ApiError } from '@site/contract';
import { pictureTexts as texts } from '../../../content/picture-texts';

const messages: ReadonlyMap<string, string> = new Map([
  ['too_large', texts.tooLarge],
  ['not_a_picture', texts.notAPicture],
  ['animated', texts.animated],
  ['broken', texts.broken],
  ['too_many_pixels', texts.tooManyPixels],
  ['gone', texts.gone],
]);

/** @returns the message for the field of the picture; undefined when none of the errors is about it */
export function pictureMessage(errors: ApiError['errors'] = []): string | undefined {
  const found = errors.find(({ field }) => field === 'picture');
  return found && (messages.get(found.code) ?? texts.notStored);
}
