import type { PressStore } from '../data/press-store';
import type { RecordAccess } from '../services/record-access';
import { shownKey } from '../data/session-key';

/**
 * @param keys of the sessions to end; all current ones if omitted
 * @returns how many were ended, each with a line in the access log
 */
export async function endSessions(
  { sessionRecords }: Pick<PressStore, 'sessionRecords'>,
  recordAccess: RecordAccess,
  keys?: readonly string[],
): Promise<number> {
  const ended = keys ?? (await sessionRecords.list(Date.now())).map(({ key }) => key);
  const count = await sessionRecords.end(ended);
  for (const key of ended)
    recordAccess({
      actor: 'operator',
      action: 'session ended',
      outcome: 'done',
      subject: shownKey(key),
    });
  return count;
}
