/** A process that appends: append-many.ts <file> <count, 0 without end>. */
import { openAccessLog } from '../src/access-log';

const [file = '', count = '0'] = process.argv.slice(2);
const log = openAccessLog(file);
const max = Number(count) || Number.POSITIVE_INFINITY;
process.stdout.write('ready\n');
for (let n = 1; n <= max; n += 1) log.append({ action: 'list', outcome: 'done', count: n });
