import type { ArticleDraft } from '@site/contract';

/** The administrator's unfinished text, kept on this computer only, so that an expired session or a crash loses nothing. */
export interface KeptDraft extends ArticleDraft {
  /** ISO 8601. */
  readonly savedAt: string;
}

const storageKey = (site: string) => `press-draft:${site}`;

export function keepDraft(site: string, draft: ArticleDraft): KeptDraft | undefined {
  const kept = { ...draft, savedAt: new Date().toISOString() };
  try {
    localStorage.setItem(storageKey(site), JSON.stringify(kept));
    return kept;
  } catch {
    // Storage is full or switched off: the text is still in the form.
    return undefined;
  }
}

export function readDraft(site: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey(site)) ?? '') as Partial<KeptDraft>;
    const { title, summary, content, savedAt } = kept;
    const isWhole = [title, summary, content, savedAt].every((part) => typeof part === 'string');
    return isWhole ? (kept as KeptDraft) : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(site: string) {
  try {
    localStorage.removeItem(storageKey(site));
  } catch {
    // Nothing was kept, then.
  }
}
