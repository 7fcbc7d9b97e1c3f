import { formLimits } from '@site/contract';
import { Field } from '@site/design/forms';
import { formTexts } from '../content/form-texts';

interface PersonFieldsProps {
  /** Keeps ids unique when a page has several forms. */
  readonly prefix: string;
  readonly nameLabel: string;
}

/** Name and phone, the fields that every form has. No format rules, by specification. */
export function PersonFields({ prefix, nameLabel }: PersonFieldsProps) {
  return (
    <>
      <Field
        id={`${prefix}-name`}
        label={nameLabel}
        name="name"
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
        placeholder={formTexts.phonePlaceholder}
        maxLength={formLimits.field}
        required
      />
    </>
  );
}
