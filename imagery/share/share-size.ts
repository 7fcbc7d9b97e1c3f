/** The size that messengers and search engines expect. Some crop it to 2:1, so nothing important is outside that. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The pixels that such a crop removes at the top and at the bottom. */
export const cutAwayPx = (shareSize.height - shareSize.width / 2) / 2;

/** Scrapers ignore larger files. */
export const shareLimitBytes = 300_000;

/** Of the picture of one page: there are as many as pages. */
export const pageShareLimitBytes = 100_000;
