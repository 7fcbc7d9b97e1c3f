/** Where everything stands in the repository. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteNames, type RemoteName } from '@site/contract';
import type { RoomBuild } from './webpack/room-build';

export const repository = join(import.meta.dirname, '../../..');

export type RoomName = RemoteName | 'shell';

export const roomNames: readonly RoomName[] = ['shell', ...remoteNames];

export function roomFolder(name: RoomName): string {
  return join(repository, name);
}

/** @returns the build that a room's webpack.config.ts exports. */
export async function loadRoomBuild(name: RoomName): Promise<RoomBuild> {
  const file = join(roomFolder(name), 'webpack.config.ts');
  const { build } = (await import(pathToFileURL(file).href)) as { build: RoomBuild };
  return build;
}

/** @throws Error that lists the rooms when `name` is none of them. */
export function parseRoomName(name: string): RoomName {
  const room = roomNames.find((known) => known === name);
  if (!room)
    throw new Error(`"${name}" is no part that ships. Choose one of: ${roomNames.join(', ')}`);
  return room;
}
