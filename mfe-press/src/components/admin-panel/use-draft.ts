import { useEffect, useState, type RefObject } from 'react';
import { readArticleFields } from './article-fields';
import { removeDraft, storeDraft, readDraft, type StoredDraft } from './draft-store';

const storeAfterMs = 2000;

/** Stores the form's text two seconds after the last change, and offers the draft of an earlier visit. */
export function useDraft(site: string, form: RefObject<HTMLFormElement | null>) {
  const [found, setFound] = useState<StoredDraft>();
  const [savedAt, setSavedAt] = useState<string>();

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- localStorage cannot be read while rendering
    setFound(readDraft(site));
    const element = form.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      if (!element) return;
      const draft = readArticleFields(element);
      if (draft.title || draft.summary || draft.content)
        setSavedAt(storeDraft(site, draft)?.savedAt);
    };
    const storeSoon = () => {
      setFound(undefined);
      clearTimeout(timer);
      timer = setTimeout(store, storeAfterMs);
    };
    element?.addEventListener('input', storeSoon);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('input', storeSoon);
    };
  }, [site, form]);

  const remove = () => {
    removeDraft(site);
    setFound(undefined);
    setSavedAt(undefined);
  };
  const restore = () => {
    if (form.current && found)
      for (const name of ['title', 'summary', 'content'] as const) {
        const field = form.current.elements.namedItem(name);
        if (field && 'value' in field) field.value = found[name];
      }
    setFound(undefined);
  };
  return { found, savedAt, remove, restore };
}
