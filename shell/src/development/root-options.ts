import type { RootOptions } from 'react-dom/client';

declare global {
  /** Of the development client (tools/dev/browser), which runs before everything else. */
  var siteDevelopment: {
    /** Shows an error over the page until the next edit of its frontend. */
    readonly reportError: (error: unknown) => void;
  };
}

const report = (error: unknown) => siteDevelopment.reportError(error);

/** Shows what a component throws over the page; its boundary still does what it does for visitors. */
export const rootOptions: RootOptions = { onCaughtError: report, onUncaughtError: report };
