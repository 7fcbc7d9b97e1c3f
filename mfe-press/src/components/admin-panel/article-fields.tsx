import { type ArticleDraft, articleLimits } from '@site/contract';
import { Field } from '@site/design/forms';
import { readText } from './read-text';
import { adminTexts as texts } from '../../content/press-texts';

interface ArticleFieldsProps {
  readonly prefix: string;
  readonly initial?: ArticleDraft;
}

/** Title, summary, content and date. Not `required`: the specification asks for an alert instead of browser validation. */
export function ArticleFields({ prefix, initial }: ArticleFieldsProps) {
  return (
    <>
      <Field
        id={`${prefix}-title`}
        label={texts.title}
        name="title"
        isMarked
        maxLength={articleLimits.title}
        defaultValue={initial?.title}
      />
      <Field
        id={`${prefix}-summary`}
        label={texts.summary}
        name="summary"
        isMarked
        maxLength={articleLimits.summary}
        defaultValue={initial?.summary}
      />
      <Field
        id={`${prefix}-content`}
        label={texts.content}
        name="content"
        multiline
        rows={10}
        maxLength={articleLimits.content}
        defaultValue={initial?.content}
      />
      <Field
        id={`${prefix}-date`}
        label={texts.publishAt}
        optionalText={texts.optional}
        name="publishAt"
        type="datetime-local"
        min="2000-01-01T00:00"
        max="2099-12-31T23:59"
        defaultValue={initial?.publishAt}
      />
    </>
  );
}

/** @returns the field values, with line ends normalised to the `\n` of the store */
export function readArticleFields(form: HTMLFormElement): ArticleDraft {
  const data = new FormData(form);
  const text = (name: string) => readText(data, name).replaceAll('\r\n', '\n');
  const publishAt = text('publishAt');
  return {
    title: text('title').trim(),
    summary: text('summary').trim(),
    content: text('content'),
    ...(publishAt && { publishAt }),
  };
}

/** Shows the specified alert when title or summary is missing. @returns whether both are there */
export function checkComplete({ title, summary }: ArticleDraft): boolean {
  if (title && summary) return true;
  globalThis.alert(texts.missing);
  return false;
}
