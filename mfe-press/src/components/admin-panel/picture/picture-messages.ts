import { pictureTexts as texts } from '../../../content/picture-texts';

const messages: ReadonlyMap<string, string> = new Map([
  ['too_large', texts.tooLarge],
  ['not_a_picture', texts.notAPicture],
  ['animated', texts.animated],
  ['broken', texts.broken],
  ['too_many_pixels', texts.tooManyPixels],
  ['gone', texts.gone],
]);

/** @param code of the service for the field `picture` */
export function pictureMessage(code: string): string {
  return messages.get(code) ?? texts.notStored;
}
