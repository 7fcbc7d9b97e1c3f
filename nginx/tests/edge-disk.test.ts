/** edge.sh with a full disk: /dev/full in place of the files that it writes, and a command that does nothing as nginx. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = mkdtempSync(join(tmpdir(), 'edge-disk-'));
const run = join(root, 'run');
const settings = join(run, 'conf/settings');
const inUse = () => readFileSync(join(settings, 'released-pages.conf'), 'utf8');
let output = '';

const commands = {
  // A shell starts background commands with SIGQUIT ignored, by which the edge ends nginx.
  nginx: 'case "$*" in *"daemon off"*) exec env --default-signal=QUIT sleep 120 ;; esac',
  date: '[ "$2" = +%F ] && exec cat "$RUN_DIR/../today"; exec /bin/date "$@"',
};

function release(text: string) {
  writeFileSync(join(root, 'site/nginx/part'), text);
  renameSync(join(root, 'site/nginx/part'), join(root, 'site/nginx/released-pages.conf'));
}

async function until(holds: () => boolean) {
  for (let polls = 0; !holds(); polls += 1) {
    if (polls > 400) throw new Error(`not within 20 s: ${output}`);
    await pause(50);
  }
}

afterAll(() => rmSync(root, { recursive: true }));

test('the edge goes on with its last good files, and loads a release once there is space', async () => {
  for (const folder of ['bin', 'site/nginx']) mkdirSync(join(root, folder), { recursive: true });
  for (const [name, text] of Object.entries(commands)) {
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(root, 'bin', name), 0o755);
  }
  writeFileSync(join(root, 'today'), '2026-11-23');
  release('# number 1\n');
  const edge = spawn('sh', [join(import.meta.dirname, '../edge.sh')], {
    env: {
      PATH: `${join(root, 'bin')}:${process.env['PATH']}`,
      SITE_DIR: join(root, 'site'),
      RUN_DIR: run,
      TLS_CERTIFICATE: '/none',
      DNS_RESOLVER: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  edge.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(edge, 'exit');
  try {
    await until(() => existsSync(join(run, 'security.txt')));
    const securityTxt = readFileSync(join(run, 'security.txt'), 'utf8');
    symlinkSync('/dev/full', join(run, 'security.txt.part'));
    writeFileSync(join(root, 'today'), '2026-11-24');
    await until(() => output.includes('security.txt was not written'));
    expect(readFileSync(join(run, 'security.txt'), 'utf8')).toBe(securityTxt);
    symlinkSync('/dev/full', join(settings, 'last-good'));
    release('# number 2\n');
    await until(() => output.includes('released pages were not copied'));
    expect([edge.exitCode, inUse()]).toEqual([null, '# number 1\n']);
    rmSync(join(settings, 'last-good'));
    await until(() => inUse() === '# number 2\n');
  } finally {
    edge.kill('SIGTERM');
    await ended;
  }
});
