/** What a site would refuse, told before it is shipped. The site checks the same again. */
import type { PublicManifest } from '@site/contract';
import { currentBuild } from './build';
import { problemsWith } from './compatibility-problems';
import { readTeamSettings } from './config';

/** Builds the remote and compares it with the site of SITE_ORIGIN. @throws Error that lists what does not fit */
export async function checkCompatibility(log: (line: string) => void): Promise<void> {
  const { origin } = readTeamSettings(process.env);
  const manifest = await currentBuild(log);
  const response = await fetch(new URL('/release.json', origin));
  if (!response.ok) throw new Error(`${origin}/release.json answers ${response.status}`);
  const problems = problemsWith((await response.json()) as PublicManifest, manifest);
  if (problems.length > 0)
    throw new Error(
      `${manifest.name} does not fit the site of ${origin}:\n- ${problems.join('\n- ')}`,
    );
  log(`${manifest.name} ${manifest.version} fits the site of ${origin}`);
}
