import { useEffect, useState, type SyntheticEvent } from 'react';
import { Field } from '@site/design/forms';
import { adminTexts as texts } from '../../content/press-texts';
import { cleanText, lengthOf, textLimits, type FieldErrors } from './form-text';

interface ArticleFieldProps {
  readonly id: string;
  readonly name: keyof typeof textLimits;
  readonly label: string;
  readonly optionalText?: string;
  /** Shown beside the number of characters left. */
  readonly about?: string;
  readonly initial: string;
  /** Another object for each attempt to publish. */
  readonly errors: FieldErrors;
}

/**
 * A field with the number of characters left. Text over the limit is not cut: the field shows by how much it is too long.
 * Characters that cannot be stored (from pasted text) are removed, and the field reports it.
 */
export function ArticleField(props: ArticleFieldProps) {
  const { id, name, label, optionalText, about, initial, errors } = props;
  const most = textLimits[name];
  const [length, setLength] = useState(lengthOf(initial));
  const [isCleaned, setIsCleaned] = useState(false);
  /** An error is shown until the text is changed. */
  const [seenErrors, setSeenErrors] = useState<FieldErrors>();
  useEffect(() => {
    const field = document.getElementById(id);
    // Text that was typed before this code was loaded.
    // oxlint-disable-next-line react/set-state-in-effect -- the field cannot be read while rendering
    if (field && 'value' in field) setLength(lengthOf(String(field.value)));
  }, [id]);
  const read = (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const field = event.currentTarget;
    const clean = cleanText(field.value);
    if (clean !== field.value) {
      const caret = cleanText(field.value.slice(0, field.selectionStart ?? undefined)).length;
      field.value = clean;
      field.setSelectionRange(caret, caret);
      setIsCleaned(true);
    }
    setLength(lengthOf(clean));
    setSeenErrors(errors);
  };
  const overflow = length > most ? texts.tooLong(most) : undefined;
  const count = length > most ? texts.over(length - most) : texts.left(most - length);
  const common = {
    id,
    name,
    label,
    defaultValue: initial,
    error: overflow ?? (errors === seenErrors ? undefined : errors[name]),
    hint: [about, count, isCleaned && texts.cleaned].filter(Boolean).join(' · '),
    onInput: read,
  };
  return name === 'content' ? (
    <Field {...common} multiline rows={10} />
  ) : (
    <Field {...common} {...(optionalText === undefined ? { isMarked: true } : { optionalText })} />
  );
}
