/** Deploys the stack and restores the backup of the one host. */
import { execFileSync } from 'node:child_process';
import { encodePath, staticPaths } from '@site/contract';
import { pressPath, createVisitor } from '../compose/visitor';
import { noLimits } from '../site/run-edge-cases';
import { createBalancer } from './balancer';
import type { Engine } from './engines';
import { versions } from './prepare-steps';
import { createSecrets, deploy, siteHost, stackText, untilComplete } from './stack';
import { of, type SwarmSite } from './swarm-site';

export const stack = 'yunseul';

export async function changeTo(site: SwarmSite, engine: Engine, version: string): Promise<void> {
  await deploy(engine, {
    stack,
    text: stackText(),
    env: {
      ...of(site, 'outer').s3.env,
      ...noLimits,
      IMAGE_TAG: version,
      PUBLIC_ORIGIN: `https://${siteHost}`,
      ADMIN_EMAIL: site.compose.state.administrator.email,
    },
  });
}

export async function deploySite(site: SwarmSite) {
  const {
    workers,
    managers: [first],
  } = of(site, 'engines');
  const label = (engine: Engine | undefined, text: string) =>
    first.docker(['node', 'update', '--label-add', text, engine?.node ?? '']);
  for (const engine of workers) await label(engine, `zone=${engine.number}`);
  await label(workers[1], 'release=true');
  await label(workers[2], 'backups=true');
  await createSecrets(first, {
    ...of(site, 'outer').secretsFor(stack),
    form_master_key: of(site, 'sourceBackup').masterKey,
    admin_password: site.compose.state.administrator.password,
  });
  const startedAt = Date.now();
  await changeTo(site, first, versions.first);
  // The first backup comes with its restore test.
  await untilComplete(first, stack, { withinMs: 420_000 });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const nodes = workers.map(({ address }) => address);
  const balancer = createBalancer(nodes, siteHost);
  site.balancer = balancer;
  site.visitor = createVisitor(`https://${siteHost}`, balancer.send);
  const paths = [...staticPaths().map(({ path }) => encodePath(path)), pressPath];
  for (const path of paths) await site.visitor.read(path);
  return `healthy after ${seconds} s, ${paths.length} pages read, no warning`;
}

/** docs/runbooks/swarm.md, "Move from one host", from the backup on. */
export async function restoreOnSwarm(site: SwarmSite) {
  const { backup, article, phones, views } = of(site, 'sourceBackup');
  const visitor = of(site, 'visitor');
  const { backups, keyCopy, state } = site.compose;
  const { engine, container } = await containerOf(site, 'backup-schedule');
  const send = async (folder: string, name: string, to: string) => {
    const input = execFileSync('tar', ['-C', folder, '-c', name], { maxBuffer: 256 * 1024 * 1024 });
    const unpack = `mkdir -p ${to} && tar -C ${to} -x`;
    await engine.docker(['exec', '--interactive', container, 'sh', '-c', unpack], { input });
  };
  await send(backups, backup, '/backups/move');
  await send(keyCopy, '.', '/tmp/move-keys');
  const restored = await engine.docker([
    ...['exec', container, 'npm', 'run', '--silent', 'restore', '--'],
    ...[`/backups/move/${backup}`, '--keys', '/tmp/move-keys'],
  ]);
  await engine.docker(['exec', container, 'rm', '-r', '/backups/move', '/tmp/move-keys']);
  const stored = await exportRegistrations(site);
  const missing = phones.filter((phone) => !stored.includes(phone));
  if (missing.length > 0)
    throw new Error(`${missing.length} registrations are missing:\n${restored}`);
  await visitor.waitForText(`${pressPath}/${article}`, 'before the move');
  const [moved] = await visitor.list(10);
  if (moved?.id !== article || moved.views !== views)
    throw new Error(`${moved?.views} views instead of ${views}`);
  site.cookie = await visitor.signIn(state.administrator);
  site.figures.push([
    'Moved from one host',
    `${phones.length} of ${phones.length} registrations, 1 article, ${views} views`,
  ]);
  return `${phones.length} registrations, one article, ${views} views moved`;
}

/** Every registration in full, as an operator exports it. */
export async function exportRegistrations(site: SwarmSite): Promise<string> {
  const { engine, container } = await containerOf(site, 'backup-schedule');
  return engine.docker(['exec', container, 'npm', 'run', '--silent', 'forms', '--', 'export']);
}

/** @returns a running container of the service, wherever it is */
export async function containerOf(
  site: SwarmSite,
  service: string,
): Promise<{ engine: Engine; container: string }> {
  const filter = `label=com.docker.swarm.service.name=${stack}_${service}`;
  for (const engine of of(site, 'engines').workers) {
    const found = await engine.docker([
      'ps',
      '--quiet',
      '--filter',
      filter,
      '--filter',
      'health=healthy',
    ]);
    const [container] = found.split('\n');
    if (container) return { engine, container };
  }
  throw new Error(`no container of ${service} runs`);
}
