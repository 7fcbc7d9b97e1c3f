/**
 * The same shell and the same remotes as one React application: one script, hydrated as soon as the document is parsed.
 * The comparison shows the cost or benefit of federation and hydration on intent.
 */
import { hydrateRoot } from 'react-dom/client';
import { allowOwnScripts } from '../../../shell/src/boot/allow-own-scripts';
import { catchRegistrationClicks } from '../../../shell/src/boot/popup/catch-registration-clicks';
import type { PageHydration } from '../../../shell/src/remotes/hydration/page-hydration';
import { adoptLinkedStyles } from '../../../shell/src/remotes/hydration/adopt-linked-styles';

/** Every remote is in the bundle: nothing is loaded, so no turns are needed. */
const atOnce: PageHydration = {
  modules: [],
  turns: { take: () => Promise.resolve(), finish: () => undefined },
  onFrameHydrated: () => undefined,
  onSettled: () => undefined,
  onFailed: () => undefined,
};

allowOwnScripts();
catchRegistrationClicks(() => undefined);
const root = document.getElementById('root');
if (root) void hydrate(root);

async function hydrate(container: HTMLElement): Promise<void> {
  const inlined = await adoptLinkedStyles(document);
  // As in the shell's main.tsx, styled-components is evaluated only now, when it adopts the prepared styles.
  const { createBrowserApp } = await import(
    /* webpackMode: "eager" */ '../../../shell/src/routes/browser-app'
  );
  inlined?.remove();
  const App = createBrowserApp(document, atOnce);
  hydrateRoot(container, <App />);
}
