// Command of a remote's container: copies its build (BUILD_DIR) to the volume of the shell's container, requests a release
// from the worker there, and exits with the worker's result. Plain JavaScript: the image contains only Node and the build.
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const frontend = process.argv[2] ?? '';
const build = process.env.BUILD_DIR ?? '/build';
const incoming = process.env.INCOMING_DIR ?? '/incoming';
const worker = process.env.RELEASE_WORKER_URL ?? 'http://shell:8090';
const waitMs = Number(process.env.RELEASE_WAIT_MS ?? 60_000);
/** Longer than any copy takes. */
const abandonedMs = 3_600_000;

try {
  const secret = readSecret();
  copyBuild();
  const response = await requestRelease(secret);
  console.log((await response.text()).trim());
  process.exitCode = response.ok ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function readSecret() {
  const file = process.env.RELEASE_SECRET_FILE;
  if (process.env.RELEASE_SECRET || !file) return process.env.RELEASE_SECRET ?? '';
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`RELEASE_SECRET_FILE: "${file}" cannot be read (${error.code})`, {
      cause: error,
    });
  }
}

/** The shell may still be starting: compose does not wait for it, because `depends_on` would also rebuild it. */
async function requestRelease(secret) {
  const startedAt = Date.now();
  for (;;) {
    try {
      return await fetch(`${worker}/release/${frontend}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}` },
      });
    } catch (error) {
      if (Date.now() - startedAt >= waitMs)
        throw new Error(
          `The release worker at ${worker} does not answer (${error.cause ?? error}). Is the shell up? docker compose up -d`,
          { cause: error },
        );
      await pause(Math.min(1000, waitMs));
    }
  }
}

/** The folder appears under its name only when it is complete. Its first name is random: process ids are the same in every container. */
function copyBuild() {
  const target = path.join(incoming, frontend);
  const parts = `.${frontend}.`;
  const part = path.join(incoming, `${parts}${randomUUID()}.part`);
  mkdirSync(incoming, { recursive: true });
  for (const name of readdirSync(incoming).filter((other) => other.startsWith(parts)))
    removeAbandoned(path.join(incoming, name));
  try {
    cpSync(build, part, { recursive: true });
    replace(target, part);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** Of a job that was killed. */
function removeAbandoned(part) {
  const { mtimeMs = Date.now() } = statSync(part, { throwIfNoEntry: false }) ?? {};
  if (Date.now() - mtimeMs > abandonedMs) rmSync(part, { recursive: true, force: true });
}

/** Another job for the same remote may put its build there between the two steps. */
function replace(target, part, attempts = 5) {
  rmSync(target, { recursive: true, force: true });
  try {
    renameSync(part, target);
  } catch (error) {
    if (attempts === 1 || !['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    replace(target, part, attempts - 1);
  }
}
