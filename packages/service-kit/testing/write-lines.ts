/** A process that writes lines and ends at once: node --import tsx write-lines.ts <count> <exit|throw|return>. */
import { batchLines } from '../src/http';

const [count = '0', end] = process.argv.slice(2);
const { write } = batchLines();
for (let n = 1; n <= Number(count); n += 1) write(`line ${n}`);
if (end === 'exit') process.exit(3);
if (end === 'throw') throw new Error('fatal');
