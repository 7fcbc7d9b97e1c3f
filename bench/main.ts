/** `npm run bench [-- <what>]`: side-by-side measurements of the site as it is built here; without a name, all. */
import { bytes } from './bytes';

const benches: Readonly<Record<string, () => Promise<void>>> = { bytes };

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches);
const unknown = names.find((name) => !Object.hasOwn(benches, name));
if (unknown === undefined) for (const name of names) await benches[name]?.();
else {
  console.error(`"${unknown}" is not measured. Known: ${Object.keys(benches).join(', ')}`);
  process.exitCode = 1;
}
