import type { ArticleDraft } from '@site/contract';

/** An unfinished text, in localStorage only, so that an expired session or a crash loses nothing. */
export interface StoredDraft extends ArticleDraft {
  readonly id: string;
  /** ISO 8601. */
  readonly savedAt: string;
}

/** The place of a draft: one for new articles of a site, one for each edited article. */
export function draftPlace(site: string, articleId = 'new'): string {
  return `press-draft:${site}:${articleId}:`;
}

/** Each form writes under its own id, so that no tab overwrites the draft of another. */
export function newDraftId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');
}

/** @returns undefined when storage is full or disabled */
export function storeDraft(
  place: string,
  id: string,
  draft: ArticleDraft,
): StoredDraft | undefined {
  const stored = {
    ...draft,
    savedAt: new Date().toISOString(),
  };
  try {
    localStorage.setItem(place + id, JSON.stringify(stored));
    return { ...stored, id };
  } catch {
    return undefined;
  }
}

/** @returns the drafts of a place, the newest first; none when storage is disabled */
export function listDrafts(place: string): readonly StoredDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(place))
      .flatMap((key) => readDraft(key, key.slice(place.length)) ?? [])
      .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
  } catch {
    return [];
  }
}

export function removeDraft(place: string, id: string) {
  try {
    localStorage.removeItem(place + id);
  } catch {
    // Storage is disabled, so nothing was stored either.
  }
}

function readDraft(key: string, id: string): StoredDraft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as Partial<StoredDraft> | null;
    const { title, summary, content, savedAt, ...others } = stored ?? {};
    const isValid = [title, summary, content, savedAt].every((part) => typeof part === 'string');
    if (!isValid) return undefined;
    return {
      title,
      summary,
      content,
      savedAt,
      id,
      ...texts(others, ['publishAt', 'pictureName', 'pictureAlt', 'pictureBefore']),
    } as StoredDraft;
  } catch {
    return undefined;
  }
}

/** @returns those of `names` that are texts */
function texts(given: Partial<ArticleDraft>, names: readonly (keyof ArticleDraft)[]) {
  return Object.fromEntries(
    names.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
  );
}
