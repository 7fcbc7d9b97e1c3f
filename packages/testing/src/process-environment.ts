/**
 * The environment of a part of the site that a test or a benchmark starts, without the settings that this process may have:
 * MONGODB_URI, which gives jest a server, would also be the database of the part, and RELEASE_STORE the live store.
 */
export function processEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR };
}
