import { useEffect, useState, type RefObject } from 'react';
import { readArticleFields } from './article-fields';
import { dropDraft, keepDraft, readDraft, type KeptDraft } from './draft-store';

const keepAfterMs = 2000;

/** Keeps what is being written every two seconds while it changes, and offers what an earlier visit left. */
export function useDraft(site: string, form: RefObject<HTMLFormElement | null>) {
  const [found, setFound] = useState<KeptDraft>();
  const [savedAt, setSavedAt] = useState<string>();

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- storage cannot be read while rendering
    setFound(readDraft(site));
    const element = form.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      if (!element) return;
      const draft = readArticleFields(element);
      if (draft.title || draft.summary || draft.content)
        setSavedAt(keepDraft(site, draft)?.savedAt);
    };
    const keepSoon = () => {
      setFound(undefined);
      clearTimeout(timer);
      timer = setTimeout(keep, keepAfterMs);
    };
    element?.addEventListener('input', keepSoon);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('input', keepSoon);
    };
  }, [site, form]);

  const drop = () => {
    dropDraft(site);
    setFound(undefined);
    setSavedAt(undefined);
  };
  const load = () => {
    if (form.current && found)
      for (const name of ['title', 'summary', 'content'] as const) {
        const field = form.current.elements.namedItem(name);
        if (field && 'value' in field) field.value = found[name];
      }
    setFound(undefined);
  };
  return { found, savedAt, drop, load };
}
