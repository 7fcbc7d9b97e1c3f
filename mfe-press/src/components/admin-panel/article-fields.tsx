import type { ArticleDraft } from '@site/contract';
import { adminTexts as texts } from '../../content/press-texts';
import { ArticleField } from './article-field';
import { cleanText } from './clean-text';
import type { FieldErrors } from './form-messages';

interface ArticleFieldsProps {
  readonly prefix: string;
  readonly initial: ArticleDraft;
  readonly errors: FieldErrors;
}

/** Title, summary and content. Not `required`: the specification asks for an alert instead of browser validation. */
export function ArticleFields({ prefix, initial, errors }: ArticleFieldsProps) {
  return (['title', 'summary', 'content'] as const).map((name) => (
    <ArticleField
      key={name}
      id={`${prefix}-${name}`}
      name={name}
      label={texts[name]}
      initial={cleanText(initial[name])}
      error={errors[name]}
    />
  ));
}
