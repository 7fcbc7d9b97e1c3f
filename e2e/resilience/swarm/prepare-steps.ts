/** From one host to an empty Swarm: images, a site with data on one host, three engines. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from '@site/contract';
import { buildChangedRemote } from '../compose/changed-remote';
import { buildImages, upFromNothing } from '../compose/compose-steps';
import { runDocker } from '../compose/docker';
import { startEngines, type Engine } from './engines';
import { startOuterServices } from './outer-services';
import { imagePrefix } from './stack';
import type { SwarmSite } from './swarm-site';

const parts = ['edge', 'site-server', 'shell', 'press-service', 'form-service'] as const;
export const versions = { first: '1.0.0', next: '1.1.0', broken: '1.2.0-broken' } as const;
/** Answers, but never with a success, like a service with a wrong store or wrong settings. */
const brokenServer =
  'require("node:http").createServer((_, a) => { a.statusCode = 500; a.end(); }).listen(8080)';

export async function makeImages({ compose }: SwarmSite) {
  await buildImages(compose.state);
  const { nodeImage } = compose.state;
  for (const part of parts) {
    const first = `${imagePrefix}/${part}:${versions.first}`;
    await runDocker(['tag', `${imagePrefix}/${part}:latest`, first]);
    await derive(first, versions.next, `LABEL version=${versions.next}`);
  }
  await derive(
    `${imagePrefix}/press-service:${versions.first}`,
    versions.broken,
    `CMD ${JSON.stringify(['node', '-e', brokenServer])}`,
  );
  await buildChangedRemote(`${imagePrefix}/mfe-press:${versions.next}`, nodeImage);
  return `${parts.length} images in two versions, ${remoteNames.length} remotes, one broken image`;
}

/** On top of an image, so that only its settings differ. */
async function derive(from: string, version: string, line: string) {
  const folder = mkdtempSync(join(tmpdir(), 'resilience-image-'));
  try {
    writeFileSync(join(folder, 'Dockerfile'), `FROM ${from}\n${line}\n`);
    await runDocker(['build', '-q', '-t', from.replace(/:[^:]*$/, `:${version}`), folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** docs/runbooks/swarm.md, "Move from one host", up to the backup. */
export async function leaveOneHost(site: SwarmSite) {
  const { compose: project } = site;
  const { compose, visitor, administrator } = project.state;
  await upFromNothing(project.state);
  const phones: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const phone = site.nextPhone();
    await visitor.register(phone);
    phones.push(phone);
  }
  const article = await visitor.publish(await visitor.signIn(administrator), 'before the move');
  let views = 0;
  while (views < 5) views = await visitor.open(article);
  await compose.run(['stop', 'edge']);
  const masterKey = await compose.run(['exec', '-T', 'form-service', 'cat', '/keys/master.key']);
  const backUp = ['npm', 'run', '--silent', 'backup', '--', '/backups', '--keys', '/key-copy'];
  await compose.run(['run', '--rm', '--no-deps', 'backup', ...backUp]);
  const [backup] = readdirSync(project.backups)
    .filter((name) => /^\d{4}-.*Z$/.test(name))
    .sort()
    .slice(-1);
  if (backup === undefined) throw new Error('no backup was made');
  site.sourceBackup = { backup, masterKey: masterKey.trim(), article, phones, views };
  await compose.run(['--profile', 'jobs', 'stop']);
  return `${phones.length} registrations, one article, ${views} views`;
}

export async function joinEngines(site: SwarmSite) {
  site.engines = await startEngines();
  const { workers, managers } = site.engines;
  const [first, ...others] = managers;
  await first.docker([
    ...['swarm', 'init', '--advertise-addr', first.address, '--availability', 'drain'],
    ...['--dispatcher-heartbeat', '1s', '--task-history-limit', '1'],
  ]);
  const joinAs = async (engine: Engine, role: string, availability: string) =>
    engine.docker([
      ...['swarm', 'join', '--advertise-addr', engine.address, '--availability', availability],
      ...['--token', await first.docker(['swarm', 'join-token', '--quiet', role])],
      `${first.address}:2377`,
    ]);
  for (const engine of others) await joinAs(engine, 'manager', 'drain');
  for (const engine of workers) await joinAs(engine, 'worker', 'active');
  const images = [
    ...parts.flatMap((part) =>
      [versions.first, versions.next].map((version) => `${imagePrefix}/${part}:${version}`),
    ),
    `${imagePrefix}/press-service:${versions.broken}`,
    `${imagePrefix}/mfe-press:${versions.next}`,
  ];
  const folder = mkdtempSync(join(tmpdir(), 'resilience-images-'));
  try {
    const file = join(folder, 'images.tar');
    await runDocker(['save', '--output', file, ...images]);
    for (const engine of workers) await engine.docker(['load', '--quiet', '--input', file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  site.outer = await startOuterServices();
  const version = await first.docker(['version', '--format', '{{.Server.Version}}']);
  return `${workers.length} engines and ${managers.length} that manage, Docker ${version}`;
}
