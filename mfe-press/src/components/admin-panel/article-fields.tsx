import type { ArticleDraft } from '@site/contract';
import { Field } from '@site/design/forms';
import { cleanText } from './clean-text';
import type { FieldErrors } from './form-messages';
import { readText } from './read-text';
import { adminTexts as texts } from '../../content/press-texts';

interface ArticleFieldsProps {
  readonly prefix: string;
  readonly initial?: ArticleDraft | undefined;
  readonly errors?: FieldErrors;
}

/** Title, summary and content. Not `required`: the specification asks for an alert instead of browser validation. */
export function ArticleFields({ prefix, initial, errors = {} }: ArticleFieldsProps) {
  const valueOf = (name: keyof ArticleDraft) => initial && cleanText(initial[name]);
  return (
    <>
      <Field
        id={`${prefix}-title`}
        label={texts.title}
        name="title"
        isMarked
        error={errors.title}
        defaultValue={valueOf('title')}
      />
      <Field
        id={`${prefix}-summary`}
        label={texts.summary}
        name="summary"
        isMarked
        error={errors.summary}
        defaultValue={valueOf('summary')}
      />
      <Field
        id={`${prefix}-content`}
        label={texts.content}
        name="content"
        multiline
        rows={10}
        error={errors.content}
        defaultValue={valueOf('content')}
      />
    </>
  );
}

/** @returns the field values, with line ends normalised to the `\n` of the store */
export function readArticleFields(form: HTMLFormElement): ArticleDraft {
  const data = new FormData(form);
  const text = (name: string) => readText(data, name).replaceAll('\r\n', '\n');
  return { title: text('title').trim(), summary: text('summary').trim(), content: text('content') };
}

/** Shows the specified alert when title or summary is missing. @returns whether both are there */
export function checkComplete({ title, summary }: ArticleDraft): boolean {
  if (title && summary) return true;
  globalThis.alert(texts.missing);
  return false;
}
