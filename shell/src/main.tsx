/** Brings a prerendered page to life: hydrates the one React root over the HTML that is already there. */
import { hydrateRoot } from 'react-dom/client';
import { createBrowserApp } from './routes/browser-app';

const root = document.getElementById('root');
if (root) {
  const BrowserApp = createBrowserApp(document);
  hydrateRoot(root, <BrowserApp />, {
    // A mismatch is an alarm for us, not a fault the visitor sees.
    onRecoverableError: (error) => console.error('Hydration', error),
  });
}
