import { missingPrograms } from './driver/launch';
import type { EngineName } from './driver/tab';

/**
 * Prints a line for each engine that this machine does not have.
 * @throws Error instead where REQUIRE_ENGINES is set, as in CI
 */
export function presentEngines(
  engines: readonly EngineName[],
  log: (line: string) => void,
): readonly EngineName[] {
  return engines.filter((engine) => {
    const missing = missingPrograms(engine);
    if (missing.length === 0) return true;
    const line = `${engine}: skipped, this machine has no ${missing.join(' and no ')}`;
    if (process.env['REQUIRE_ENGINES']) throw new Error(line);
    log(line);
    return false;
  });
}
