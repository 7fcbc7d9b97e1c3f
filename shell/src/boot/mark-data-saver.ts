interface NetworkInformation extends Partial<EventTarget> {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** @returns the Network Information API, which only Chromium has */
export function networkInformation(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}

/**
 * Sets `data-saver` on <html> for visitors who save data or have a very slow connection: no further page is prefetched or
 * prerendered for them, and no video starts by itself. The speculation rules select the attribute, because Chromium prerenders
 * even on slow-2g.
 */
export function markDataSaver() {
  const connection = networkInformation();
  if (!connection) return;
  const mark = () =>
    document.documentElement.toggleAttribute(
      'data-saver',
      connection.saveData === true || /2g/.test(connection.effectiveType ?? ''),
    );
  mark();
  addEventListener(
    'play',
    ({ target }) => {
      const video = target as HTMLMediaElement;
      if (!connection.saveData || !video.autoplay) return;
      // The visitor's own click plays it.
      video.autoplay = false;
      video.pause();
    },
    true,
  );
  // Not every browser with `navigator.connection` makes it an event target.
  connection.addEventListener?.('change', mark);
}
