import type { SessionData } from 'express-session';
import type { Collection } from 'mongodb';
import type { SessionRecords } from '../press-store';
import { guard } from './guard';

/** As connect-mongo writes it. */
export interface SessionDocument {
  _id: string;
  session: string;
  expires: Date;
}

export function createMongodbSessionRecords(sessions: Collection<SessionDocument>): SessionRecords {
  return {
    list: (nowMs) =>
      guard(async () => {
        const found = await sessions.find({ expires: { $gt: new Date(nowMs) } }).toArray();
        return found.map(({ _id, session, expires }) => ({
          key: _id,
          session: JSON.parse(session) as SessionData,
          expiresAtMs: expires.getTime(),
        }));
      }),
    end: (keys) =>
      guard(async () => (await sessions.deleteMany({ _id: { $in: [...keys] } })).deletedCount),
  };
}
