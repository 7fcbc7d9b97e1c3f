/**
 * A script keeps its stem from version to version, its hash changes: `entry.1a2b3c4d.js`, `react.5e6f7a8b.js`,
 * `__federation_expose_PressList.9c0d1e2f.js`. So the file of one version is the dictionary of the next one's.
 */
const hashedScript = /^([\w-]+)\.[0-9a-f]{8}\.js$/;
const scriptAddress = /^\/(shell|remotes\/[a-z-]+)\/[^/]+\/([\w-]+)\.[0-9a-f]{8}\.js$/;

/** @returns the part of a file's name that stays; undefined for what is no hashed script. */
export function scriptStem(file: string): string | undefined {
  return hashedScript.exec(file)?.[1];
}

/**
 * @param path address of a file
 * @returns the value of `Use-As-Dictionary` that it is sent with: it may decompress the same script of any other
 * version. nginx/conf/http/dictionaries.conf says the same.
 */
export function useAsDictionary(path: string): string | undefined {
  if (pageDictionaryAddress.test(path)) return 'match="/*", match-dest=("document")';
  const [, folder, stem] = scriptAddress.exec(path) ?? [];
  return folder && stem && `match="/${folder}/*/${stem}.*.js"`;
}

/** The dictionary of pages (page-dictionaries.ts). */
const pageDictionaryAddress = /^\/media\/dictionaries\/[0-9a-f]{10}\/pages\.txt$/;
