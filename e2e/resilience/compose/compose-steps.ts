/** The steps of the test in containers, in order. Each throws Error when it fails, and returns its figures. */
import { setTimeout as pause } from 'node:timers/promises';
import { encodePath, staticPaths } from '@site/contract';
import { answerAlike } from './case-steps';
import { buildChangedRemote, changedText } from './changed-remote';
import { runDocker, type Compose } from './docker';
import { underLoad, type LoadReport } from './load';
import { wait, type ProjectState } from './project-state';
import { pressPath, type Visitor } from './visitor';

type Step = (state: ProjectState) => Promise<string>;

const readsPerSecond = 60;
const replicas = 3;

export const composeSteps: readonly (readonly [title: string, step: Step])[] = [
  ['every image builds', buildImages],
  ['the site starts from nothing and serves every page', upFromNothing],
  ['a registration reaches the store', register],
  ['a published article reaches visitors', publish],
  ['press-service scales to three replicas, and all three answer', scaleToThree],
  ['one of three replicas stops under load: no request is lost', stopOneUnderLoad],
  ['one of two site servers is killed under load: no request is lost', killSiteServerUnderLoad],
  ['one remote is released by its container under load: its new text is served', shipOneRemote],
  ['the same remote is rolled back: the old text is served', undoOneRemote],
  ['one remote is built and released: no other container is built or touched', buildOneRemote],
  ['both stores are backed up, and restored over data only with --force', copyBothStores],
  ['all containers restart, then go down and up: nothing is lost', restartEverything],
  ['the site of Compose answers edge-cases.ts as every other edge does', answerAlike],
];

export async function buildImages({ compose, nodeImage }: ProjectState) {
  await compose.run(['--profile', 'jobs', 'build'], { NODE_IMAGE: nodeImage });
  return 'all images built';
}

export async function upFromNothing({ compose, visitor }: ProjectState) {
  const startedAt = Date.now();
  await compose.run(['up', '--detach', '--no-build', ...wait]);
  const upMs = Date.now() - startedAt;
  const paths = [...staticPaths().map(({ path }) => encodePath(path)), pressPath];
  for (const path of paths) await visitor.read(path);
  return `healthy after ${Math.round(upMs / 1000)} s, ${paths.length} pages read`;
}

async function register({ compose, visitor, phones }: ProjectState) {
  for (let count = 1; count <= 5; count += 1) {
    const phone = `010-0000-${String(count).padStart(4, '0')}`;
    await visitor.register(phone);
    phones.push(phone);
  }
  return `${await expectRegistrations(compose, phones)} stored`;
}

async function publish(state: ProjectState) {
  const { visitor, administrator } = state;
  state.cookie = await visitor.signIn(administrator);
  state.article = await visitor.publish(state.cookie, 'resilience: first');
  await visitor.waitForText(pressPath, 'resilience: first');
  const page = await visitor.read(`${pressPath}/${state.article}`);
  if (!page.html.includes('resilience: first')) throw new Error('the article page lacks its title');
  await openArticle(state);
  return 'one article published';
}

async function scaleToThree(state: ProjectState) {
  const scale = ['--scale', `press-service=${replicas}`];
  await state.compose.run(['up', '--detach', '--no-build', '--no-recreate', ...scale, ...wait]);
  await pause(2_000);
  for (let limit = 1; limit <= 45; limit += 1) await state.visitor.list(limit);
  const counts = await requestsByReplica(state.compose);
  if (counts.length !== replicas || counts.includes(0))
    throw new Error(`requests by replica: ${counts.join(', ')}`);
  return `requests by replica ${counts.join(', ')}`;
}

async function stopOneUnderLoad(state: ProjectState) {
  const { compose, visitor } = state;
  // Every reader requests another page, so that the edge's cache does not answer instead of the replicas.
  const request = async (count: number) => {
    if (count % 12 === 0) await openArticle(state);
    else await visitor.list(1 + (count % 50));
  };
  const { load } = await underLoad(readsPerSecond, request, async () => {
    await pause(1_500);
    const names = await compose.run(['ps', '--format', '{{.Name}}', 'press-service']);
    const name = names.split('\n')[1] ?? '';
    await stopContainer(name);
    await pause(4_000);
  });
  await state.compose.run([
    'up',
    '--detach',
    '--no-build',
    '--no-recreate',
    '--scale',
    `press-service=${replicas}`,
    ...wait,
  ]);
  return expectNoneLost(load);
}

/** Both stay, so that the release of the next step reaches them. */
async function killSiteServerUnderLoad({ compose, visitor }: ProjectState) {
  const scale = ['--scale', `press-service=${replicas}`, '--scale', 'site-server=2'];
  const up = ['up', '--detach', '--no-build', '--no-recreate', ...scale, ...wait];
  await compose.run(up);
  const { load } = await underLoad(readsPerSecond, readSomePage(visitor), async () => {
    await pause(1_500);
    const names = await compose.run(['ps', '--format', '{{.Name}}', 'site-server']);
    await runDocker(['kill', names.split('\n')[0] ?? '']);
    await pause(4_000);
    await compose.run(up);
  });
  return expectNoneLost(load);
}

async function shipOneRemote(state: ProjectState) {
  const { compose, visitor, nodeImage } = state;
  const before = await visitor.read('/');
  state.remotesBefore = before.remotes;
  await buildChangedRemote('yunseul-resilience/mfe-press:changed', nodeImage);
  const { result, load } = await underLoad(readsPerSecond, readSomePage(visitor), () =>
    compose.run(['run', '--rm', '--no-deps', 'mfe-press'], { IMAGE_TAG: 'changed' }),
  );
  await visitor.waitForText(pressPath, changedText);
  const after = await visitor.read('/');
  if (after.remotes === before.remotes) throw new Error('X-Remotes is the same as before');
  if (others(after.remotes) !== others(before.remotes))
    throw new Error(`another remote changed: ${after.remotes}`);
  return `${result.split('\n').at(-1)}; ${expectNoneLost(load)}`;
}

/** As docker/ship.sh does it. The sources are unchanged: only what is built and touched matters here. */
async function buildOneRemote({ compose, visitor, nodeImage }: ProjectState) {
  const containers = ['ps', '--no-trunc', '--format', '{{.ID}} {{.Service}} {{.Image}}'];
  const before = await compose.run(containers);
  const images = await imageIds();
  const { load } = await underLoad(readsPerSecond, readSomePage(visitor), () =>
    compose.run(['run', '--rm', '--build', 'mfe-press'], { NODE_IMAGE: nodeImage }),
  );
  const after = await compose.run(containers);
  if (after !== before) throw new Error(`containers were touched:\n${before}\n${after}`);
  const changed = (await imageIds()).filter((line) => !images.includes(line));
  if (changed.some((line) => !line.includes('/mfe-press')))
    throw new Error(`other images were built: ${changed.join(', ')}`);
  await runDocker(['image', 'prune', '--force', '--filter', 'label=site.yunseul.image=true']);
  const dangling = ['--filter', 'dangling=true', '--filter', 'label=site.yunseul.image=true'];
  const left = await runDocker(['images', '--quiet', ...dangling]);
  if (left !== '') throw new Error(`dangling images are left: ${left}`);
  return expectNoneLost(load);
}

async function imageIds(): Promise<readonly string[]> {
  const list = await runDocker(['images', '--no-trunc', '--format', '{{.ID}} {{.Repository}}']);
  return list.split('\n').filter((line) => line.includes('yunseul-resilience/'));
}

async function undoOneRemote(state: ProjectState) {
  const { compose, visitor } = state;
  const { load } = await underLoad(readsPerSecond, readSomePage(visitor), () =>
    compose.run(['exec', '-T', 'shell', 'npm', 'run', '--silent', 'rollback', '--', 'mfe-press']),
  );
  await visitor.waitForText(pressPath, changedText, false);
  const { remotes, release } = await visitor.read('/');
  if (remotes !== state.remotesBefore) throw new Error(`not as before: ${remotes}`);
  return `release ${release} is live; ${expectNoneLost(load)}`;
}

async function copyBothStores(state: ProjectState) {
  const { compose, visitor, cookie = '', phones } = state;
  const made = await compose.run(['run', '--rm', '--no-deps', 'backup']);
  const folder = /\/backups\/[\w-]+/.exec(made)?.[0] ?? '';
  await visitor.publish(cookie, 'resilience: after the backup');
  await visitor.waitForText(pressPath, 'resilience: after the backup');
  const restore = ['run', '--rm', '--no-deps', 'backup', 'npm', 'run', '--silent', 'restore', '--'];
  const refused = await compose.attempt([...restore, folder]);
  if (refused.code === 0 || !refused.output.includes('--force'))
    throw new Error(`a full store was overwritten without --force: ${refused.output}`);
  await visitor.waitForText(pressPath, 'resilience: after the backup');
  await compose.run([...restore, folder, '--force']);
  await visitor.waitForText(pressPath, 'resilience: after the backup', false);
  await visitor.waitForText(pressPath, 'resilience: first');
  await expectRegistrations(compose, phones);
  return `${phones.length} registrations restored`;
}

async function restartEverything(state: ProjectState) {
  const { compose, visitor } = state;
  const before = await visitor.read('/');
  await compose.run(['restart']);
  await compose.run(['up', '--detach', '--no-build', '--no-recreate', ...wait]);
  await expectAllThere(state, before.release);
  await compose.run(['down']);
  await compose.run(['up', '--detach', '--no-build', ...wait]);
  await expectAllThere(state, before.release);
  return `release ${before.release}, ${state.phones.length} registrations, ${state.openings} openings`;
}

async function expectAllThere(state: ProjectState, release: string) {
  const { compose, visitor, article = '', phones } = state;
  const page = await visitor.read('/');
  if (page.release !== release) throw new Error(`release ${page.release} instead of ${release}`);
  await visitor.waitForText(pressPath, 'resilience: first');
  const stored = (await visitor.list(10)).find(({ id }) => id === article);
  if (stored?.views !== state.openings)
    throw new Error(`${stored?.views} views, ${state.openings} were acknowledged`);
  await expectRegistrations(compose, phones);
}

async function openArticle(state: ProjectState) {
  await state.visitor.open(state.article ?? '');
  state.openings += 1;
}

/** Counts the rows of the export, which contains every registration in full. */
async function expectRegistrations(compose: Compose, phones: readonly string[]) {
  const command = ['npm', 'run', '--silent', 'forms', '--', 'export'];
  const csv = await compose.run(['run', '--rm', '--no-deps', 'backup', ...command]);
  const missing = phones.filter((phone) => !csv.includes(phone));
  if (missing.length > 0) throw new Error(`${missing.length} registrations are missing:\n${csv}`);
  return phones.length;
}

async function requestsByReplica(compose: Compose): Promise<number[]> {
  const names = (await compose.run(['ps', '--format', '{{.Name}}', 'press-service'])).split('\n');
  return Promise.all(
    names.map(
      async (name) =>
        (await runDocker(['logs', name])).split('\n').filter((line) => line.includes('/articles"'))
          .length,
    ),
  );
}

async function stopContainer(name: string) {
  await runDocker(['stop', name]);
}

function readSomePage(visitor: Visitor) {
  const paths = ['/', pressPath, '/FloorPlan/84A', '/Brand/intro'];
  return (count: number) => visitor.read(paths[count % paths.length] ?? '/');
}

function others(remotes: string): string {
  return remotes
    .split(' ')
    .filter((remote) => !remote.startsWith('mfe-press@'))
    .join(' ');
}

function expectNoneLost({ requests, lost, slowestMs }: LoadReport): string {
  if (lost.length > 0)
    throw new Error(
      `${lost.length} of ${requests} requests were lost: ${lost.slice(0, 3).join('; ')}`,
    );
  return `${requests} requests, none lost, slowest ${slowestMs} ms`;
}
