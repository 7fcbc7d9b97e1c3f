/** Settings of a team's commands, read once; all problems are reported in one message. */
import { readSettings } from '@site/environment';

/** @throws Error that lists every problem */
export function readTeamSettings() {
  return readSettings('Settings', process.env, (settings) => ({
    /** The running site that this remote is developed and tested against. */
    origin: settings.required(
      'SITE_ORIGIN',
      settings.origin('SITE_ORIGIN'),
      'the running site that this remote is shown in, for example https://www.example.com',
    ),
    port: settings.port('PORT') ?? 8080,
  }));
}
