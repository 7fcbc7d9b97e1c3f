const marks = [
  '<!-- results: written by npm run bench -- pages -->',
  '<!-- end of results -->',
] as const;

/** @throws Error if a marker is missing */
export function withResults(page: string, results: string): string {
  const [from, to] = marks.map((mark) => page.indexOf(mark));
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new Error(`docs/performance.md lacks the markers ${marks.join(' and ')}`);
  return `${page.slice(0, from)}${marks[0]}\n\n${results}\n${page.slice(to)}`;
}
