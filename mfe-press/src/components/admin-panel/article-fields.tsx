import { Field } from '@site/design/forms';
import { adminTexts as texts } from '../../content/press-texts';
import { ArticleField } from './article-field';
import { cleanText, textNames } from './form-text';
import type { PictureFieldsProps } from './picture/picture-fields';
import { PictureSlot } from './picture/picture-slot';

/**
 * Title, summary, content, picture and date. Not `required`: the specification requires an alert instead of browser
 * validation.
 */
export function ArticleFields(props: PictureFieldsProps) {
  const { prefix, initial, errors } = props;
  return (
    <>
      {textNames.map((name) => (
        <ArticleField
          key={name}
          id={`${prefix}-${name}`}
          name={name}
          label={texts[name]}
          initial={cleanText(initial[name])}
          errors={errors}
        />
      ))}
      <PictureSlot {...props} />
      <Field
        id={`${prefix}-date`}
        label={texts.publishAt}
        optionalText={texts.optional}
        name="publishAt"
        type="datetime-local"
        min="2000-01-01T00:00"
        max="2099-12-31T23:59"
        defaultValue={initial.publishAt}
        error={errors.publishAt}
      />
    </>
  );
}
