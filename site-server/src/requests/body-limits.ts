/** Largest bodies in bytes, a little above the services' own limits, so that the services answer 413 in their own format. */
export const pressBodyLimitBytes = 1024 * 1024;
/** An upload, and a form with a picture: with a validly signed session only. */
export const pictureBodyLimitBytes = 11 * 1024 * 1024;
export const formBodyLimitBytes = 256 * 1024;
export const reportBodyLimitBytes = 16 * 1024;

/** A picture is encoded before the response. */
export const pictureAnswerWithinMs = 30_000;
