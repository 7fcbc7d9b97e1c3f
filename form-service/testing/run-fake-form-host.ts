/**
 * The fake external form service as a process: node --import tsx form-service/testing/run-fake-form-host.ts [port]
 * Prints its address; controlled over HTTP (see fake-form-host.ts).
 */
import { startFakeFormHost } from './fake-form-host';

const host = await startFakeFormHost(Number(process.argv[2] ?? 0));
process.send?.({ type: 'ready', url: host.url });
console.log(`fake form host ready on ${host.url}`);
process.on('SIGTERM', () => void host.stop().then(() => process.exit(0)));
