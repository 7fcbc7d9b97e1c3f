import { parseOptions } from '@site/service-kit/command-line';
import { rotateMasterKey } from '../data/keys/rotate-master-key';
import type { MongodbLocation } from '../data/mongodb/mongodb-location';
import type { Command, CommandParts } from './command';

/** Replaces the master key, while the service runs. */
export const rotateKeyCommand: Command = (args) => {
  const { values } = parseOptions({
    args: [...args],
    options: { finish: { type: 'boolean', default: false } },
  });
  return async (parts) => {
    const { config, accessLog, write } = parts;
    const { location, mongodb } = config;
    if (mongodb) return rotateInMongodb(parts, mongodb, values.finish);
    if (values.finish) {
      write('On SQLite every rotation is finished at once: there is nothing to do.\n');
      return 0;
    }
    const count = rotateMasterKey(location);
    accessLog.append({ actor: 'operator', action: 'rotate key', outcome: 'done', count });
    write(
      `${location.masterKeyFile} is a new master key. Put it into your password manager, and renew the copy of the keys, ` +
        'which needs the former one: npm run backup -- <folder> --keys <other folder>\n',
    );
    return 0;
  };
};

/** Replicas read the new key from where each reads its own, which no command reaches: stdout has it, and nothing else. */
async function rotateInMongodb(
  { config: { location }, accessLog, write }: CommandParts,
  mongodb: MongodbLocation,
  isLast: boolean,
): Promise<number> {
  const { finishRotation, rotateMasterKey: rotate } =
    await import('../data/mongodb/rotate-master-key');
  if (isLast) {
    const count = await finishRotation(mongodb, location);
    accessLog.append({ actor: 'operator', action: 'rotate key', outcome: 'done', count });
    console.error(
      'The former master key opens nothing here any more. Renew the copy of the keys: npm run backup -- <folder> --keys <other folder>',
    );
    return 0;
  }
  const { masterKey, count } = await rotate(mongodb, location);
  accessLog.append({ actor: 'operator', action: 'rotate key', outcome: 'done', count });
  write(`${masterKey.toString('hex')}\n`);
  console.error(
    'This is the new master key. Put it into your password manager and give it to every replica as its FORM_MASTER_KEY, one after the other; ' +
      'meanwhile either key serves. When all have it: npm run forms -- rotate-key --finish',
  );
  return 0;
}
