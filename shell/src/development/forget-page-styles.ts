/**
 * Takes the styles that came with the document away from styled-components, which would adopt them: those of a running site
 * have other names, and their rules would compete with edited ones. They stay until the app has rendered (main.tsx).
 */
const served = document.querySelectorAll('style[data-styled], link[rel=stylesheet]');

for (const element of served) element.removeAttribute('data-styled');

export function removeServedStyles() {
  for (const element of served) element.remove();
}
