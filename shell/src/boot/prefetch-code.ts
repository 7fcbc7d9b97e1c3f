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

/**
 * Fetches the code for hydration into the browser's cache without running it. Not by `<link rel="preload">`, because
 * Chromium warns about unused preloads. One file at a time, so that a hanging server blocks only one connection. The
 * integrity hash is checked later, when a script element loads the file.
 *
 * @param scripts the shell's
 */
export async function prefetchCode(
  scripts: readonly ScriptRef[],
  { remotes }: PageRelease,
): Promise<void> {
  if (networkInformation()?.saveData) return;
  const fetched = new Map<string, Promise<string>>();
  const prefetch = (src: string) => {
    const text = fetched.get(src) ?? fetchText(src);
    fetched.set(src, text);
    return text;
  };
  for (const { src } of scripts) await prefetch(src);
  for (const id of modulesOfPage()) {
    const { remote, expose } = parseModuleId(id);
    const code = remotes[remote];
    // A remote of another host version would be rejected later anyway.
    if (!code || !isHostInRange(hostVersion, code.hostRange)) continue;
    const { src } = code.entry;
    for (const chunk of chunksOf(src, await prefetch(src), expose)) await prefetch(chunk);
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

/** @returns the text of a file; '' if there is none: the script element reports the error if the file is ever needed */
async function fetchText(src: string): Promise<string> {
  try {
    return await (await fetch(src, { priority: 'low' })).text();
  } catch {
    return '';
  }
}
