import { parseOptions } from '@site/service-kit/command-line';
import { requireSecretOfService, rotateSessionSecret } from '../services/sign-in/session-secret';
import type { Command } from './command';
import { endSessions } from './sessions';

/** Replaces the session secret, while the service runs. The second factor stays as it is. */
export const rotateSecret: Command = (args) => {
  parseOptions({ args: [...args], options: {} });
  return async ({ config, store, recordAccess, print }) => {
    await requireSecretOfService(config, store);
    await rotateSessionSecret(config, store);
    await endSessions(store, recordAccess);
    print(
      'The session secret is replaced, and every session has ended. The service uses the new one within seconds.',
    );
  };
};
