import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ArticleDraft } from '@site/contract';
import { isSameText, readArticleFields, writeArticleFields } from '../form-text';
import { listDrafts, newDraftId, removeDraft, storeDraft, type StoredDraft } from './draft-store';

const storeAfterMs = 2000;

/** Whether the text in the form is stored: since when (ISO 8601), or not, because storage is full or disabled. */
export type DraftStatus = { readonly savedAt: string } | 'failed' | undefined;

/**
 * Stores the form's text two seconds after the last change, and at once when the page is left, hidden or replaced. Offers
 * the other drafts of this place until each is loaded or deleted.
 * @param saved the text that needs no draft: the published text, or nothing
 */
export function useDraft(
  place: string,
  form: RefObject<HTMLFormElement | null>,
  saved: ArticleDraft,
) {
  const own = useRef({ id: '', isPending: false, isFailed: false });
  const [offers, setOffers] = useState<readonly StoredDraft[]>([]);
  const [status, setStatus] = useState<DraftStatus>();

  const store = (element: HTMLFormElement | null) => {
    const draft = own.current;
    draft.isPending = false;
    if (!element) return;
    draft.id ||= newDraftId();
    const text = readArticleFields(element);
    if (isSameText(text, saved)) {
      removeDraft(place, draft.id);
      draft.isFailed = false;
      return setStatus(undefined);
    }
    const stored = storeDraft(place, draft.id, text);
    draft.isFailed = !stored;
    setStatus(stored ? { savedAt: stored.savedAt } : 'failed');
  };
  /** The pressed button disappears with its draft. */
  const focusTitle = () =>
    form.current?.querySelector<HTMLElement>('[name=title]')?.focus({ preventScroll: true });
  const isStored = () => !own.current.isFailed;
  const list = () => setOffers(listDrafts(place).filter(({ id }) => id !== own.current.id));

  useEffect(() => {
    const element = form.current;
    const draft = own.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const storeSoon = () => {
      draft.isPending = true;
      clearTimeout(timer);
      timer = setTimeout(() => draft.isPending && store(element), storeAfterMs);
    };
    const storeNow = () => {
      if (draft.isPending) store(element);
    };
    const storeWhenHidden = () => {
      if (document.visibilityState === 'hidden') storeNow();
    };
    // A draft that another tab has published or deleted is no longer offered.
    const removeGone = () =>
      setOffers((known) => {
        const ids = listDrafts(place).map(({ id }) => id);
        return known.filter(({ id }) => ids.includes(id));
      });
    list();
    // Text that was typed before this code was loaded, or that a form without script has kept.
    if (element && !isSameText(readArticleFields(element), saved)) storeSoon();
    element?.addEventListener('input', storeSoon);
    addEventListener('pagehide', storeNow);
    addEventListener('storage', removeGone);
    document.addEventListener('visibilitychange', storeWhenHidden);
    return () => {
      clearTimeout(timer);
      storeNow();
      element?.removeEventListener('input', storeSoon);
      removeEventListener('pagehide', storeNow);
      removeEventListener('storage', removeGone);
      document.removeEventListener('visibilitychange', storeWhenHidden);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- store and list only read what is listed
  }, [place, form, saved]);

  return {
    offers,
    status,
    /** Whether leaving the page would lose text: it differs, and the browser cannot store it. */
    isUnsafe: () => {
      // Text of the last two seconds has not been stored yet.
      if (own.current.isPending) store(form.current);
      return !isStored() && own.current.id !== '';
    },
    /**
     * Puts an offered draft into the form; the text already there becomes a separate draft. If that cannot be stored, the
     * form is left unchanged, because it holds the only copy.
     */
    restore: (offer: StoredDraft) => {
      store(form.current);
      if (!isStored()) return;
      own.current.id = newDraftId();
      if (form.current) writeArticleFields(form.current, offer);
      store(form.current);
      if (isStored()) {
        removeDraft(place, offer.id);
        focusTitle();
      }
      list();
    },
    remove: (offer: StoredDraft) => {
      removeDraft(place, offer.id);
      list();
      focusTitle();
    },
    /**
     * Called when a text was published. Text that was typed since it was sent becomes a draft, which is offered.
     * @returns whether the form may be emptied or closed: false if that draft cannot be stored
     */
    forget: (published: ArticleDraft): boolean => {
      if (form.current && !isSameText(readArticleFields(form.current), published)) {
        store(form.current);
        if (!isStored()) return false;
      } else removeDraft(place, own.current.id);
      Object.assign(own.current, { id: '', isPending: false, isFailed: false });
      setStatus(undefined);
      list();
      return true;
    },
  };
}
