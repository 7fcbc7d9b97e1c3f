/** The part of the development client (tools/dev/browser) that the shell uses. It runs before everything else. */
export interface DevelopmentClient {
  /** Shows an error over the page until the next edit of its frontend. */
  readonly reportError: (error: unknown) => void;
}

declare global {
  var siteDevelopment: DevelopmentClient;
}
