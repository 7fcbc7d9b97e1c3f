/** `npm run bench -- <what>`: side-by-side measurements of the site as it is built here. */
import { bytes } from './bytes';

const benches: Readonly<Record<string, () => Promise<void>>> = { bytes };

const [name = ''] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (bench) await bench();
else {
  console.error(`Say what to measure: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 1;
}
