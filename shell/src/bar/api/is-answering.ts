/** It builds its remote first. */
const buildMs = 30_000;

/** @returns whether a development server has the code that the page was pointed to */
export async function isAnswering(src: string): Promise<boolean> {
  try {
    return (await fetch(src, { cache: 'no-store', signal: AbortSignal.timeout(buildMs) })).ok;
  } catch {
    return false;
  }
}
