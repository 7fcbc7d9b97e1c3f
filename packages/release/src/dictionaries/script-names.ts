/**
 * The stem of a script stays the same in every version, its hash changes: `entry.1a2b3c4d.js`, `react.5e6f7a8b.js`,
 * `__federation_expose_PressList.9c0d1e2f.js`. The file of one version is the dictionary for that of the next.
 */
const hashedScript = /^([\w-]+)\.[0-9a-f]{8}\.js$/;
const scriptAddress = /^\/(shell|remotes\/[a-z-]+)\/[^/]+\/([\w-]+)\.[0-9a-f]{8}\.js$/;

/** @returns the constant part of a file's name; undefined unless it is a hashed script. */
export function scriptStem(file: string): string | undefined {
  return hashedScript.exec(file)?.[1];
}

/**
 * @param path address of a file
 * @returns its `Use-As-Dictionary` response header: it is a dictionary for the same script of any other version.
 */
export function useAsDictionary(path: string): string | undefined {
  if (pageDictionaryAddress.test(path)) return 'match="/*", match-dest=("document")';
  const [, folder, stem] = scriptAddress.exec(path) ?? [];
  return folder && stem && `match="/${folder}/*/${stem}.*.js"`;
}

/** The dictionary of pages (page-dictionaries.ts). */
const pageDictionaryAddress = /^\/media\/dictionaries\/[0-9a-f]{10}\/pages\.txt$/;
