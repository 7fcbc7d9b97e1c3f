import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pictureCuts, pictureFileUrl, pictureTypes, type ArticleDraft } from '@site/contract';
import { CheckField, Field, FormMessage } from '@site/design/forms';
import styled from 'styled-components';
import { pictureTexts as texts } from '../../../content/picture-texts';
import { ArticleField } from '../article-field';
import type { FieldErrors } from '../form-text';
import { pictureMessage } from './picture-messages';
import { useUpload } from './use-upload';

export interface PictureFieldsProps {
  readonly prefix: string;
  readonly initial: ArticleDraft;
  readonly errors: FieldErrors;
  /** While a file is being uploaded the form must not be sent. */
  readonly onUploading: (isUploading: boolean) => void;
  readonly onSessionLost: () => void;
}

/**
 * 사진 and 사진 설명, its alternative text. The form contains the name of the stored picture, and so does a draft. Without
 * script the chosen file itself is posted, and the site server stores it.
 */
export function PictureFields(props: PictureFieldsProps) {
  const { prefix, initial, errors, onUploading, onSessionLost } = props;
  const [name, setName] = useState(initial.pictureName ?? '');
  const nameField = useRef<HTMLInputElement>(null);
  const chosen = useRef<File>(undefined);
  const inputOf = (control: string) => {
    const input = nameField.current?.form?.elements.namedItem(control);
    return input instanceof HTMLInputElement ? input : undefined;
  };
  // A form with a file is posted as without script (use-publication.ts).
  const removeFile = () => {
    const file = inputOf('picture');
    if (file) file.value = '';
  };
  const upload = useUpload({
    onStored(stored) {
      const field = nameField.current;
      const remove = inputOf('removePicture');
      // The stored picture replaces the file; sent again without script, the file would be stored twice.
      removeFile();
      if (remove) remove.checked = false;
      if (!field) return;
      field.value = stored;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    onRefused: removeFile,
    onBusy: onUploading,
    onSessionLost,
  });
  const storeChosen = (field: HTMLInputElement) => {
    const file = field.files?.[0];
    if (!file || file === chosen.current) return;
    chosen.current = file;
    upload.store(file);
  };
  const storeEarly = useEffectEvent(() => {
    const file = inputOf('picture');
    if (file) storeChosen(file);
  });
  // A file that was chosen before this code was loaded.
  useEffect(() => storeEarly(), []);
  const cuts = pictureCuts(name);
  const refusal = upload.state === 'idle' ? errors.pictureName : undefined;
  const isReady = upload.state === 'stored' && cuts;
  const progress = upload.state === 'busy' ? texts.uploading : isReady && texts.uploaded;
  return (
    <>
      <Field
        id={`${prefix}-picture`}
        label={texts.picture}
        optionalText={texts.optional}
        name="picture"
        type="file"
        accept={pictureTypes}
        hint={cuts ? texts.replaceHint : texts.hint}
        error={upload.error ?? (refusal && pictureMessage(refusal))}
        onChange={(event) => storeChosen(event.currentTarget)}
      />
      <FormMessage role="status">{progress}</FormMessage>
      <input
        ref={nameField}
        type="hidden"
        name="pictureName"
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      {cuts && (
        <Stored>
          <img
            src={pictureFileUrl(name, `${cuts.widths[0]}.webp`)}
            width={cuts.width}
            height={cuts.height}
            alt=""
            onError={() => upload.setError(texts.gone)}
          />
          <CheckField
            id={`${prefix}-removePicture`}
            name="removePicture"
            value="1"
            label={texts.remove}
          />
        </Stored>
      )}
      <ArticleField
        id={`${prefix}-pictureAlt`}
        name="pictureAlt"
        label={texts.alt}
        optionalText={texts.altWhen}
        about={texts.altHint}
        initial={initial.pictureAlt ?? ''}
        errors={errors}
      />
    </>
  );
}

const Stored = styled.div`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  & img {
    width: min(100%, 20rem);
    height: auto;
    max-height: 14rem;
    object-fit: contain;
    object-position: left;
  }
`;
