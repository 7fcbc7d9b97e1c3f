/** Secrets as files (`NAME_FILE`), as Docker, Compose and Kubernetes pass them to a process. */
import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

interface WithSecrets {
  /** With the content of the files under the names without `_FILE`. */
  readonly env: Environment;
  /** One sentence for each file that cannot be read; never a value. */
  readonly problems: readonly string[];
}

/**
 * Reads `NAME_FILE` for each of `names`. A value in `NAME` itself takes precedence; an empty variable and an empty file
 * count as unset, as compose files write them. Line ends after the value are not part of it.
 */
export function withSecretFiles(env: Environment, names: readonly string[]): WithSecrets {
  const found: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (!file || env[name]) continue;
    try {
      found[name] = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      problems.push(`${name}_FILE: "${file}" cannot be read (${code})`);
    }
  }
  return { env: { ...env, ...found }, problems };
}
