/**
 * After a reload, earlier pages of the tab may belong to this document: back only changes the address, and before hydration
 * nothing renders the page of the new one. So that page is loaded.
 * @param path of the document
 */
export function reloadOnTraversal(path: string | undefined) {
  const reload = () => {
    if (location.pathname === path || document.documentElement.dataset['hydrated']) return;
    history.scrollRestoration = 'auto';
    // The browser completes the traversal after this event; until then it would reload the former address.
    setTimeout(() => location.reload());
  };
  if (path === undefined) return;
  reload();
  addEventListener('popstate', reload);
}
