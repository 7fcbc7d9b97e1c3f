/** deploy/swarm/ship.sh with a `docker` that answers like an engine; on real engines: `npm run resilience -- swarm`. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { temporaryFolders } from '@site/testing/fixtures';

const newFolder = temporaryFolders();
let folder: string;
beforeEach(() => (folder = newFolder()));

/** @param answer what `docker service ps` prints as the state of the job */
function ship(answer: string) {
  const script = `#!/bin/sh
echo "$*" >>${join(folder, 'calls')}
case "$*" in
  'service ps --format '*) echo '${answer}' ;;
  'service ps '*) echo 'no suitable node' ;;
  'service logs '*) echo 'the log of the job' ;;
esac
`;
  writeFileSync(join(folder, 'docker'), script, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync('sh', ['deploy/swarm/ship.sh', 'mfe-press'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env['PATH']}`, IMAGE_TAG: '1.0.0', SHIP_SECONDS: '1' },
  });
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  return { status, stdout, stderr, lastCall: calls.at(-1) };
}

const removed = expect.stringMatching(/^service rm yunseul_ship-mfe-press-\d+-\d+$/);

test('the result of the job is printed, and the job removed', () => {
  const { status, stdout, lastCall } = ship('Complete 1 second ago');
  expect([status, stdout, lastCall]).toEqual([0, 'the log of the job\n', removed]);
});

test('a job that failed is an error', () => {
  const { status, stderr, lastCall } = ship('Failed 1 second ago');
  expect([status, stderr, lastCall]).toEqual([
    1,
    'mfe-press was not released: Failed 1 second ago\n',
    removed,
  ]);
});

test('a job that no node can run ends after SHIP_SECONDS, with its reason', () => {
  const { status, stderr, lastCall } = ship('Pending 1 second ago');
  expect([status, lastCall]).toEqual([1, removed]);
  expect(stderr).toMatch(/^mfe-press: no result after 1 s .*\nno suitable node\n/);
});

test('every run has a job of its own', () => {
  const jobs = [ship('Complete 1 second ago'), ship('Complete 1 second ago')].map(
    ({ lastCall }) => lastCall,
  );
  expect(new Set(jobs).size).toBe(2);
});
