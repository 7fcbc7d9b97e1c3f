/** `rotate-forever.ts <data folder>`: rotates the master key until it is killed. */
import { rotateMasterKey } from '../src/data/keys/rotate-master-key';
import { locationBeside } from '../src/data/store-location';

for (const location = locationBeside(process.argv[2] ?? ''); ;) {
  rotateMasterKey(location);
  process.stdout.write('.');
}
