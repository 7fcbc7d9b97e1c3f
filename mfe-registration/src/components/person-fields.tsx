import { formLimits } from '@site/contract';
import { Field } from '@site/design/forms';
import { formTexts } from '../content/form-texts';

interface PersonFieldsProps {
  /** Keeps ids unique when a page has several forms. */
  readonly prefix: string;
  readonly nameLabel: string;
  /** Of a registration that is being corrected. */
  readonly values?: { readonly name: string; readonly phone: string };
}

/** Name and phone, the fields that every form has. No format rules, by specification. */
export function PersonFields({ prefix, nameLabel, values }: PersonFieldsProps) {
  return (
    <>
      <Field
        id={`${prefix}-name`}
        label={nameLabel}
        name="name"
        defaultValue={values?.name}
        autoComplete="name"
        maxLength={formLimits.field}
        required
      />
      <Field
        id={`${prefix}-phone`}
        label={formTexts.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={values?.phone}
        {...(!values && { placeholder: formTexts.phonePlaceholder })}
        maxLength={formLimits.field}
        required
      />
    </>
  );
}
