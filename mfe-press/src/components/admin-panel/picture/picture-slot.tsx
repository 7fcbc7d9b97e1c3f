import { lazy, memo, Suspense, useState, type ComponentType } from 'react';
import type { PictureFieldsProps } from './picture-fields';

let loaded: ComponentType<PictureFieldsProps> | undefined;

/** Only the administrator needs this code, so visitors do not load it. */
const LazyPictureFields = lazy(async () => {
  loaded ??= (await import('./picture-fields')).PictureFields;
  return { default: loaded };
});

/** Called before the form is shown: fields that arrive in an open form move its buttons. */
export function preparePictureFields(): void {
  import('./picture-fields').then(
    ({ PictureFields }) => (loaded = PictureFields),
    // The form tries again.
    () => undefined,
  );
}

/**
 * With unchanged props (memo) the fields of the server's HTML stay until their code is loaded. Without fields the form
 * contains its present picture. The picture that the form was opened with is sent too, so that only a change is applied.
 */
export const PictureSlot = memo(function PictureSlot(props: PictureFieldsProps) {
  const { pictureName = '', pictureAlt = '', pictureBefore = '' } = props.initial;
  // React shows the fallback of a lazy component at first even if its code is loaded.
  const [PictureFields] = useState(() => loaded ?? LazyPictureFields);
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
