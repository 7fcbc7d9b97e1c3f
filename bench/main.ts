/** `npm run bench [-- <what> [options]]`: side-by-side measurements of the site of this checkout. */
import { runCommand } from '@site/tools/run-command';

/** Loaded on demand: some need a browser, which others must not require. */
const benches: Readonly<Record<string, () => Promise<(args: readonly string[]) => Promise<void>>>> =
  {
    bytes: async () => (await import('./bytes')).bytes,
    dictionaries: async () => (await import('./dictionaries')).dictionaries,
    edits: async () => (await import('./edits')).edits,
    list: async () => (await import('./list/main')).list,
    pages: async () => (await import('./pages')).pages,
    pairs: async () => (await import('./pairs')).pairs,
  };

await runCommand(async ([name = 'bytes', ...args]) => {
  const load = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!load) throw new Error(`"${name}" is not a bench. Known: ${Object.keys(benches).join(', ')}`);
  const bench = await load();
  await bench(args);
});
