/**
 * Entry of the shell in `npm run dev`, and in no build that is released. React renders the page anew, frame included, as it
 * renders a page after a client navigation: then an edit of any part is shown at once.
 */
import './forget-page-styles';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createDevelopmentApp } from './create-development-app';
import { rootOptions } from './root-options';

void start();

async function start() {
  const { app, loadFirstModules, removeFirstPage } = createDevelopmentApp(document);
  await loadFirstModules();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element');
  removeFirstPage();
  flushSync(() => createRoot(root, rootOptions).render(app));
  document.documentElement.dataset['hydrated'] = 'true';
}
