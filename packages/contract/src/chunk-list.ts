/**
 * The last line of a remote's entry is a comment with the files that each expose loads after the entry. Prefetching and
 * retries read the names there, because every build of a remote changes them and pages do not contain them.
 */
const mark = '\n//# chunks=';

/** Files beside the entry by expose, for example `{ './Home': ['home.0a1b2c3d.js'] }`. */
export type ChunkList = Readonly<Record<string, readonly string[]>>;

/** @param code of the entry; its integrity hash must be computed afterwards */
export function addChunkList(code: string, chunks: ChunkList): string {
  return `${code}${mark}${JSON.stringify(chunks)}\n`;
}

/**
 * @param src address of the entry
 * @param code of the entry
 * @returns addresses of an expose's files; none for an entry that is damaged or has no list
 */
export function chunksOf(src: string, code: string, expose: string): string[] {
  const start = code.lastIndexOf(mark);
  if (start < 0) return [];
  try {
    const chunks = new Map(
      Object.entries(JSON.parse(code.slice(start + mark.length)) as ChunkList),
    );
    return (chunks.get(expose) ?? []).map((file) => src.replace(/[^/]*$/, file));
  } catch {
    return [];
  }
}
