import {
  parseModuleId,
  registrationPopup,
  type ModuleId,
  type PageRelease,
  type ScriptRef,
} from '@site/contract';
import { chunksOf } from '@site/contract/chunk-list';
import { hostVersion, isHostInRange } from '@site/host/compatibility';
import { networkInformation } from './mark-data-saver';

/** In sessionStorage: what this tab has fetched, a line each. */
const fetchedKey = 'fetched-code';

/**
 * Fetches the code for hydration into the browser's cache without running it, once in a tab: a slow phone takes 50 ms to read
 * it from the cache again. Not by `<link rel="preload">`, because Chromium warns about unused preloads. One file at a time,
 * so that a hanging server blocks only one connection. The integrity hash is checked later, when a script element loads the file.
 *
 * @param scripts the shell's
 */
export async function prefetchCode(
  scripts: readonly ScriptRef[],
  { remotes }: PageRelease,
): Promise<void> {
  if (networkInformation()?.saveData) return;
  const fetched = fetchedBefore();
  const prefetch = async (src: string) => {
    // A blob, because text would be decoded.
    if (!fetched.has(src) && (await body(src, (response) => response.blob()))) fetched.add(src);
  };
  const entries = new Map<string, Promise<string>>();
  for (const { src } of scripts) await prefetch(src);
  for (const id of modulesOfPage()) {
    const { remote, expose } = parseModuleId(id);
    const code = remotes[remote];
    // A remote of another host version would be rejected later anyway.
    if (!code || !isHostInRange(hostVersion, code.hostRange)) continue;
    const { src } = code.entry;
    const module = `${src} ${expose}`;
    if (fetched.has(module)) continue;
    const entry = entries.get(src) ?? body(src, (response) => response.text());
    entries.set(src, entry);
    const chunks = chunksOf(src, await entry, expose);
    for (const chunk of chunks) await prefetch(chunk);
    if (chunks.length > 0) fetched.add(module);
  }
  try {
    sessionStorage.setItem(fetchedKey, [...fetched].join('\n'));
  } catch {
    // Without storage it is fetched again on the next page.
  }
}

function fetchedBefore(): Set<string> {
  try {
    return new Set(sessionStorage.getItem(fetchedKey)?.split('\n'));
  } catch {
    return new Set();
  }
}

/** A remote without an island on this page has nothing to run here. */
function modulesOfPage(): ModuleId[] {
  const islands = [
    ...document.querySelectorAll('[data-module] [data-island], [data-module][data-island]'),
  ];
  const modules = islands.map(
    (island) => island.closest<HTMLElement>('[data-module]')?.dataset['module'] as ModuleId,
  );
  return [...new Set([...modules, registrationPopup])];
}

/** @returns the content of a file; '' if there is none: the script element reports the error if the file is ever needed */
async function body<T>(src: string, read: (response: Response) => Promise<T>): Promise<T | ''> {
  try {
    const response = await fetch(src, { priority: 'low' });
    return response.ok ? await read(response) : '';
  } catch {
    return '';
  }
}
