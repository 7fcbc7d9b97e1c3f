import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mapOf, readScript, replaceInScript, writeScript } from './source-maps';
import { integrityPlaceholder } from './webpack/chunk-integrity-plugin';

export interface HashedScript {
  readonly file: string;
  readonly integrity: string;
}

/**
 * Writes the hash of every chunk into the script with webpack's chunk loader, and gives it its final hashed name.
 * It runs last, because that table changes the script's bytes; no other file names it, so renaming is safe.
 *
 * @param folder where the build wrote its files
 * @param loader base name of that script, `entry` for a remote and `main` for the shell
 * @param finish adds lines at the end of that script's text
 * @throws Error when there is not exactly one such script or it has no placeholder: chunks would be unchecked
 */
export function addChunkIntegrity(
  folder: string,
  loader: string,
  finish = (code: string) => code,
): HashedScript {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const loaders = scripts.filter((file) => file.split('.')[0] === loader);
  const [file] = loaders;
  if (!file || loaders.length !== 1)
    throw new Error(`${folder}: expected one ${loader} script, found ${loaders.length}`);
  const table = Object.fromEntries(
    scripts.filter((name) => name !== file).map((name) => [name, integrityOf(join(folder, name))]),
  );
  const script = readScript(folder, file);
  if (!script.code.includes(integrityPlaceholder))
    throw new Error(`${folder}/${file} has no placeholder for the chunks' hashes`);
  const hashed = replaceInScript(script, integrityPlaceholder, `(${JSON.stringify(table)})`);
  const code = finish(hashed.code);
  const name = `${loader}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  for (const old of [join(folder, file), mapOf(folder, file)]) rmSync(old, { force: true });
  writeScript(folder, name, { ...hashed, code });
  return { file: name, integrity: integrityOf(join(folder, name)) };
}

/** Names a file without a table after its content, as `addChunkIntegrity` names the loader. */
export function renameByContent(folder: string, file: string, base: string): HashedScript {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');
  const name = `${base}.${hash.slice(0, 8)}.js`;
  if (name !== file) {
    renameSync(join(folder, file), join(folder, name));
    if (existsSync(mapOf(folder, file))) renameSync(mapOf(folder, file), mapOf(folder, name));
  }
  return { file: name, integrity: integrityOf(join(folder, name)) };
}

/** @returns `sha256-…` of a file's bytes, in the format of an integrity attribute. */
export function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
