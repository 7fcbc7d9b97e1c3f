/** Command of a remote's container: sends its build (BUILD_DIR) to the release worker, and ends with the worker's result. */
import { runCommand } from '../run-command';
import { readShipConfig } from './config';
import { sendBuild } from './release-client';

/** The worker may still be starting: compose does not wait for it, because `depends_on` would also rebuild it. */
const startMs = 60_000;

await runCommand(async ([frontend = '']) => {
  const waitMs = Number(process.env['RELEASE_WAIT_MS'] ?? startMs);
  const build = process.env['BUILD_DIR'] ?? '/build';
  const path = `/release/${frontend}` as const;
  const { isOk, text } = await sendBuild(readShipConfig(), path, build, waitMs);
  if (!isOk) throw new Error(text);
  console.log(text);
});
