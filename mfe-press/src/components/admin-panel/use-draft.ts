import { useEffect, useState, type RefObject } from 'react';
import type { ArticleDraft } from '@site/contract';
import { readArticleFields } from './article-fields';

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

/** The administrator's unfinished text, in localStorage only, so that an expired session or a crash loses nothing. */
interface StoredDraft extends ArticleDraft {
  /** ISO 8601. */
  readonly savedAt: string;
}

const storageKey = (site: string) => `press-draft:${site}`;

export function storeDraft(site: string, draft: ArticleDraft): StoredDraft | undefined {
  const stored = { ...draft, savedAt: new Date().toISOString() };
  try {
    localStorage.setItem(storageKey(site), JSON.stringify(stored));
    return stored;
  } catch {
    // Storage is full or disabled; the text is still in the form.
    return undefined;
  }
}

export function readDraft(site: string): StoredDraft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(site)) ?? '') as Partial<StoredDraft>;
    const { title, summary, content, savedAt } = stored;
    const isValid = [title, summary, content, savedAt].every((part) => typeof part === 'string');
    return isValid ? (stored as StoredDraft) : undefined;
  } catch {
    return undefined;
  }
}

export function removeDraft(site: string) {
  try {
    localStorage.removeItem(storageKey(site));
  } catch {
    // Storage is disabled, so nothing was stored either.
  }
}
