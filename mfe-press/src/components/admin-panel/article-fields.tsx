import { Field } from '@site/design/forms';
import type { ArticleDraft } from '@site/contract';
import { adminTexts as texts } from '../../content/press-texts';
import { ArticleField } from './article-field';
import { cleanText } from './clean-text';
import { textNames, type FieldErrors } from './form-text';

interface ArticleFieldsProps {
  readonly prefix: string;
  readonly initial: ArticleDraft;
  readonly errors: FieldErrors;
}

/** Title, summary, content and date. Not `required`: the specification asks for an alert instead of browser validation. */
export function ArticleFields({ prefix, initial, errors }: ArticleFieldsProps) {
  return (
    <>
      {textNames.map((name) => (
        <ArticleField
          key={name}
          id={`${prefix}-${name}`}
          name={name}
          label={texts[name]}
          initial={cleanText(initial[name])}
          error={errors[name]}
        />
      ))}
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
