import type { RoomName } from '../rooms';
import type { Selection } from './release-map';

/** selection.json of a generation: what it is made of and what went out before. */
export interface GenerationRecord {
  readonly id: number;
  readonly createdAt: string;
  readonly publicOrigin: string;
  readonly selection: Selection;
  /** Versions that were out before, newest last, by room: what rollback goes back to. */
  readonly history: Readonly<Partial<Record<RoomName, readonly string[]>>>;
}
