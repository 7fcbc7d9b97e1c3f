/**
 * The dictionary of all pages: the home page unchanged, then every piece that several other pages share.
 * Measured in docs/decisions/0017.
 */
const homeFile = 'index.html';
/** A rarer piece costs all visitors more in the dictionary than it saves on those pages. */
const sharedByPages = 6;

/**
 * @param pages HTML by file name
 * @returns the same text for the same pages, whatever their order in the map
 */
export function composePageDictionary(pages: ReadonlyMap<string, string>): string {
  const home = pages.get(homeFile) ?? '';
  const others = [...pages.keys()].filter((file) => file !== homeFile).sort();
  const pieces = others.map((file) => piecesOf(pages.get(file) ?? ''));
  const counts = new Map<string, number>();
  for (const piece of pieces.flatMap((ofPage) => [...new Set(ofPage)]))
    counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const known = new Set(piecesOf(home));
  const shared = new Set(
    pieces.flat().filter((piece) => (counts.get(piece) ?? 0) >= sharedByPages && !known.has(piece)),
  );
  return home + [...shared].join('');
}

/** An element's opening tag with its text, or one CSS rule. */
function piecesOf(html: string): string[] {
  return html.split(/(?=<(?!\/))|(?<=\})/);
}
