import type { ArticleDraft } from '@site/contract';

/** The administrator's unfinished text, in localStorage only, so that an expired session or a crash loses nothing. */
export interface StoredDraft extends ArticleDraft {
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
