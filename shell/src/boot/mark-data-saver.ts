interface Connection extends Partial<EventTarget> {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Marks the page of a visitor who saves data or has a very slow connection: nothing is loaded ahead for him. The
 * speculation rules ask for the mark, because Chromium prerenders on slow 2g, too.
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
  // Not an event target in every browser that tells of it.
  connection.addEventListener?.('change', mark);
}
