// The whole work of a remote's container: hands its build (/build) to the volume, asks the shell's release worker to
// ship it, and ends with the worker's answer. Plain JavaScript: the image holds Node and the build, nothing else.
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const room = process.argv[2] ?? '';
const incoming = path.join(process.env.RELEASES_DIR ?? '/releases', 'incoming');
const worker = process.env.RELEASE_WORKER_URL ?? 'http://shell:8090';

try {
  handOver();
  const response = await fetch(`${worker}/release/${room}`, { method: 'POST' }).catch((error) => {
    throw new Error(`The release worker at ${worker} does not answer: ${error.cause ?? error}`);
  });
  console.log((await response.text()).trim());
  process.exitCode = response.ok ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** The folder appears under its name only when it is whole. */
function handOver() {
  const target = path.join(incoming, room);
  const part = path.join(incoming, `.${room}.${process.pid}.part`);
  mkdirSync(incoming, { recursive: true });
  rmSync(part, { recursive: true, force: true });
  cpSync('/build', part, { recursive: true });
  rmSync(target, { recursive: true, force: true });
  renameSync(part, target);
}
