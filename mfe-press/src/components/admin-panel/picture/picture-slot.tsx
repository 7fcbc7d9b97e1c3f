import { lazy, memo, Suspense } from 'react';
import type { PictureFieldsProps } from './picture-fields';

/** Only the administrator needs this code, so visitors do not load it. */
const PictureFields = lazy(async () => ({
  default: (await import('./picture-fields')).PictureFields,
}));

/**
 * With unchanged props (memo) the fields of the server's HTML stay until their code is loaded. Without fields the form
 * contains its present picture. The picture that the form was opened with is sent too, so that only a change is applied.
 */
export const PictureSlot = memo(function PictureSlot(props: PictureFieldsProps) {
  const { pictureName = '', pictureAlt = '', pictureBefore = '' } = props.initial;
  return (
    <>
      <input type="hidden" name="pictureBefore" defaultValue={pictureBefore} />
      <Suspense
        fallback={
          <>
            <input type="hidden" name="pictureName" defaultValue={pictureName} />
            <input type="hidden" name="pictureAlt" defaultValue={pictureAlt} />
          </>
        }
      >
        <PictureFields {...props} />
      </Suspense>
    </>
  );
});
