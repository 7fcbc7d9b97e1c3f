import { lazy, memo, Suspense } from 'react';
import type { PictureFieldsProps } from './picture-fields';

/** Only the administrator needs this code, so it is not part of what visitors of the page load. */
const PictureFields = lazy(async () => ({
  default: (await import('./picture-fields')).PictureFields,
}));

/**
 * Unchanged props leave the fields of the server's HTML alone until their code is there (memo). While there are none, the
 * form carries the picture that it has. What it was opened with is sent back, so that only a change of it is sent on.
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
