/**
 * Scripts of a development server are requested with CORS: chunks carry an integrity hash, which browsers check across origins only
 * then. The shell and webpack's runtime, which insert them, know scripts of this origin alone.
 */
export function requestWithCors(): void {
  const { head } = document;
  head.appendChild = <Inserted extends Node>(node: Inserted): Inserted => {
    if (node instanceof HTMLScriptElement && new URL(node.src).origin !== location.origin)
      node.crossOrigin = 'anonymous';
    return Element.prototype.appendChild.call(head, node) as Inserted;
  };
}
