/** @returns the input of a page, which the small site writes into it */
export function pageData(html: string): unknown {
  const block = /<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(block ?? '{}');
}
