import { readArtefact } from './artefact';
import { buildRoom } from './build-room';
import { isBuiltFromSources, recordFingerprint } from './source-fingerprint';
import type { RoomName } from '../rooms';

interface Options {
  readonly force?: boolean;
  readonly report: (line: string) => void;
}

/** Builds one room after the other: two cores gain nothing from more, and the output stays readable. */
export async function buildChangedRooms(names: readonly RoomName[], { force, report }: Options) {
  for (const name of names) {
    if (!force && isBuiltFromSources(name)) {
      report(`  ${name} ${readArtefact(name).version} is up to date`);
      continue;
    }
    const startedAt = Date.now();
    const { version } = await buildRoom(name);
    recordFingerprint(name);
    report(`  ${name} ${version} built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}
