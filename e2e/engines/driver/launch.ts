import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { withKoreanTypeface } from '../../harness/browser/korean-typeface';
import { launchFirefox } from './firefox';
import type { Engine, EngineName } from './tab';
import { launchWebkit } from './webkit';

/** The programs of each, as Debian names them: all must be there, the first one is started. */
const programs: Readonly<Record<EngineName, readonly [string, ...string[]]>> = {
  firefox: ['firefox-esr'],
  webkit: ['WebKitWebDriver', 'Xvfb'],
};

/** @returns the programs that are not on the path */
export function missingPrograms(engine: EngineName): readonly string[] {
  return programs[engine].filter((name) => !isOnPath(name));
}

export function launchEngine(engine: EngineName, hasScript: boolean): Promise<Engine> {
  const [program] = programs[engine];
  const options = { program, env: withKoreanTypeface(process.env), hasScript };
  return engine === 'firefox' ? launchFirefox(options) : launchWebkit(options);
}

function isOnPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
