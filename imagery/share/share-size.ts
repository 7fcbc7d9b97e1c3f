/** What messengers and search engines ask for. Some cut it to 2:1: nothing that matters stands above or below that. */
export const shareSize = { width: 1200, height: 630 } as const;

/** How much of the height such a cut takes at either side, in pixels. */
export const cutAwayPx = (shareSize.height - shareSize.width / 2) / 2;

/** Scrapers give up on larger files. */
export const shareLimitBytes = 300_000;
