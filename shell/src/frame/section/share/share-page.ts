import { shareTexts } from '../../../content/share-texts';
import { pageAddress } from './page-address';

/**
 * Opens the device's share sheet with this page; without one, or where it does not open, copies the page's address.
 * @returns the message for the visitor; '' if the share sheet was used
 */
export async function sharePage(): Promise<string> {
  const url = pageAddress();
  if ('share' in navigator)
    try {
      await navigator.share({ title: document.title, url });
      return '';
    } catch (error) {
      // The visitor closed the share sheet.
      if ((error as Error).name === 'AbortError') return '';
    }
  try {
    // Missing on pages that are not served over https.
    await navigator.clipboard.writeText(url);
    return shareTexts.copied;
  } catch {
    return `${shareTexts.notCopied}\n${url}`;
  }
}
