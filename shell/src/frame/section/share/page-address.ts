/** The page's own address: without a search, a position or a parameter of a campaign. */
export function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical?.href ?? location.origin + location.pathname;
}
