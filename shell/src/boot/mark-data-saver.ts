interface Connection extends Partial<EventTarget> {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Sets `data-saver` on <html> for visitors who save data or have a very slow connection: nothing is prefetched for them.
 * The speculation rules select it, because Chromium prerenders even on slow-2g.
 */
export function markDataSaver() {
  const { connection } = navigator as { connection?: Connection };
  if (!connection) return;
  const mark = () =>
    document.documentElement.toggleAttribute(
      'data-saver',
      connection.saveData === true || /2g/.test(connection.effectiveType ?? ''),
    );
  mark();
  // Not every browser with `navigator.connection` makes it an event target.
  connection.addEventListener?.('change', mark);
}
