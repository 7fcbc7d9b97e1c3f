/**
 * @param path decoded canonical path of the page that is shown
 * @param target decoded canonical path a link leads to
 * @returns the link's aria-current: the page itself, or a page below it (an article below the press list)
 */
export function currentMark(path: string, target: string): 'page' | 'true' | undefined {
  if (path === target) return 'page';
  return target !== '/' && path.startsWith(`${target}/`) ? 'true' : undefined;
}
