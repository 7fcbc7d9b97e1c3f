import type { AdminSession } from '@site/contract';
import type { AdminAccount } from '../data/press-store';

/** Exactly these fields leave the server. */
export function presentSession({ email, uid }: AdminAccount): AdminSession {
  return { email, uid };
}
