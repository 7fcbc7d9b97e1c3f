import type { RootOptions } from 'react-dom/client';
import './development-client';

const report = (error: unknown) => siteDevelopment.reportError(error);

/** Shows what a component throws over the page; its boundary still does what it does for visitors. */
export const rootOptions: RootOptions = { onCaughtError: report, onUncaughtError: report };
