import { parseOptions } from '@site/service-kit/command-line';
import { CommandError } from '@site/service-kit/errors';
import { rotateMasterKey } from '../data/keys/rotate-master-key';
import type { Command } from './command';

/** Replaces the master key, while the service runs. */
export const rotateKeyCommand: Command = (args) => {
  parseOptions({ args: [...args], options: {} });
  return ({ config, accessLog, write }) => {
    const { location, mongodb } = config;
    if (mongodb)
      throw new CommandError(
        'The keys are in MongoDB, whose replicas each have the master key: this command rotates that of SQLite only. Nothing was changed.',
      );
    const count = rotateMasterKey(location);
    accessLog.append({ actor: 'operator', action: 'rotate key', outcome: 'done', count });
    write(
      `${location.masterKeyFile} is a new master key. Put it into your password manager, and renew the copy of the keys, ` +
        'which needs the former one: npm run backup -- <folder> --keys <other folder>\n',
    );
    return 0;
  };
};
