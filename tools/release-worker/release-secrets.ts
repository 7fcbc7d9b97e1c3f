/** Who may release what: the operator's secret everything, the secret of a team its own remote. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const shortestSecret = 32;

export interface ReleaseSecrets {
  /** Of the operator. undefined: only teams have one. */
  readonly releaseSecret?: string | undefined;
  /** A file for each team, named after its remote. Read for each request: a new or changed file needs no restart. */
  readonly secretsFolder?: string | undefined;
}

/** Whose secret a request has: of the operator, or of the team of a remote. */
type Holder = 'operator' | { readonly team: string };

/** @returns undefined when it has none that is known */
export function holderOf(
  { releaseSecret, secretsFolder }: ReleaseSecrets,
  authorization: string | undefined,
): Holder | undefined {
  const given = digest(authorization ?? '');
  const isGiven = (secret: string) => timingSafeEqual(given, digest(`Bearer ${secret}`));
  if (releaseSecret !== undefined && isGiven(releaseSecret)) return 'operator';
  const team = teamSecrets(secretsFolder).find(
    ({ secret }) => secret.length >= shortestSecret && isGiven(secret),
  );
  return team && { team: team.name };
}

/** @returns a sentence for each secret of a team that is too short to be accepted */
export function problemsOfSecrets(folder: string | undefined): readonly string[] {
  return teamSecrets(folder)
    .filter(({ secret }) => secret.length < shortestSecret)
    .map(
      ({ name }) => `${join(folder ?? '', name)} must have ${shortestSecret} characters or more`,
    );
}

function teamSecrets(folder: string | undefined) {
  if (folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ name, secret: readFileSync(join(folder, name), 'utf8').trim() }));
}

/** Hashes have equal length, and their comparison takes equal time for every value. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
