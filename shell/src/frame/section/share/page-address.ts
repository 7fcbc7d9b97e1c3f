/** The page's own address: without query, fragment or campaign parameters. */
export function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical?.href ?? location.origin + location.pathname;
}
