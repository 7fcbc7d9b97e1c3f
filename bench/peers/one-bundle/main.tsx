/**
 * The same shell and the same remotes as one React application: one script, which hydrates the whole page as soon as the
 * document is parsed. The comparison shows the cost or benefit of federation and of islands that hydrate on intent.
 */
import { hydrateRoot } from 'react-dom/client';
import { allowOwnScripts } from '../../../shell/src/boot/allow-own-scripts';
import { catchRegistrationClicks } from '../../../shell/src/boot/popup/catch-registration-clicks';
import { adoptLinkedStyles } from '../../../shell/src/remotes/islands/adopt-linked-styles';
import { createBrowserModules } from './bundled-modules';

allowOwnScripts();
catchRegistrationClicks(() => undefined);
void hydrate();

async function hydrate(): Promise<void> {
  const inlined = await adoptLinkedStyles(document);
  // As in the shell's main.tsx, styled-components is evaluated only now, when it adopts the prepared styles.
  const { PageContent } = await import(
    /* webpackMode: "eager" */ '../../../shell/src/server/page-tree'
  );
  const { readPageBlock } = await import(
    /* webpackMode: "eager" */ '../../../shell/src/routes/page-block'
  );
  inlined?.remove();
  const root = document.getElementById('root');
  const source = { ...createBrowserModules(), isPrerendering: true as const };
  if (root) hydrateRoot(root, <PageContent page={readPageBlock(document)} source={source} />);
}
