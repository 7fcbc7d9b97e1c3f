/** The parts of docker-compose.yml that need no Docker engine; `npm run resilience -- compose` tests the rest. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@site/contract';
import { parse } from 'yaml';
import { repositoryRoot } from '@site/release';
import { temporaryFolders } from '@site/testing/fixtures';
import { imageFiles } from '../bin/image-programs.mjs';

interface Service {
  readonly build?: { readonly labels?: object };
  readonly command?: unknown;
  readonly depends_on?: object;
  readonly environment?: Readonly<Record<string, string>>;
  readonly restart?: string;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
}

const text = readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8');
const file = parse(text, { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
};
const services = Object.entries(file.services);
const newFolder = temporaryFolders();
const env = readFileSync(join(repositoryRoot, '.env.example'), 'utf8');

test.each(services)('%s has limits of memory, processors and processes', (_, service) => {
  expect(service).toMatchObject({
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
    cpus: expect.any(Number),
    pids_limit: expect.any(Number),
    read_only: true,
  });
});

test.each(remoteNames)('%s ships without building or starting another service', (name) => {
  const service = file.services[name];
  expect(service?.depends_on).toBeUndefined();
  expect(service?.volumes).toBeUndefined();
  expect(service?.secrets).toEqual(['release_secret']);
});

test('the edge and the site server start also while a service is out of order', () => {
  // The short form: none of them needs to be healthy.
  expect(file.services['edge']?.depends_on).toEqual(['site-server']);
  expect(file.services['site-server']?.depends_on).toEqual([
    'shell',
    'form-service',
    'press-service',
  ]);
});

test('the release worker alone writes releases on one host, and nginx has none of them', () => {
  const mounts = services.flatMap(([name, { volumes = [] }]) =>
    volumes.filter((volume) => /:\/releases\b/.test(volume)).map((volume) => [name, volume]),
  );
  expect(mounts).toEqual([
    ['site-server', '${RELEASES_VOLUME:-releases}:/releases:ro'],
    ['shell', 'releases:/releases'],
    ['follower', 'followed:/releases'],
  ]);
});

test('every image that is built carries the label by which old ones are removed', () => {
  const built = services.filter(([, { build }]) => build !== undefined);
  expect(built.map(([name]) => name).length).toBeGreaterThan(6);
  for (const [, { build }] of built)
    expect(build?.labels).toEqual({ 'site.yunseul.image': 'true' });
});

test('every secret file that a variable names is mounted, and every mounted secret is created', () => {
  for (const [name, { environment = {}, secrets = [] }] of services)
    for (const [variable, value] of Object.entries(environment))
      if (variable.endsWith('_FILE')) {
        const secret = /^\/run\/secrets\/(\w+)$/.exec(value)?.[1];
        expect([name, secrets]).toEqual([name, expect.arrayContaining([secret])]);
      }
  const folder = newFolder();
  const make = () =>
    execFileSync('sh', [join(repositoryRoot, 'docker/make-secrets.sh')], {
      env: { ...process.env, SECRETS_DIR: folder },
    });
  make();
  expect(readdirSync(folder).sort()).toEqual(Object.keys(file.secrets).sort());
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const release = readFileSync(join(folder, 'release_secret'), 'utf8');
  expect(release).toMatch(/^[0-9a-f]{64}$/);
  const password = readFileSync(join(folder, 'mongo_password'), 'utf8');
  expect(readFileSync(join(folder, 'mongodb_uri'), 'utf8')).toContain(`:${password}@mongo`);
  // A second run keeps existing secrets and creates missing ones.
  rmSync(join(folder, 'session_secret'));
  make();
  expect(readFileSync(join(folder, 'release_secret'), 'utf8')).toBe(release);
  expect(readdirSync(folder)).toContain('session_secret');
});

/**
 * Runs make-secrets.sh beside a .env.
 * @param start its first line, before `line`
 * @param variables exported in the shell
 * @returns the folders that it created, and its message
 */
function makeSecrets(line: string, start = 'PUBLIC_ORIGIN=http://localhost\n', variables = {}) {
  const root = newFolder();
  mkdirSync(join(root, 'docker'));
  const script = join(root, 'docker/make-secrets.sh');
  copyFileSync(join(repositoryRoot, 'docker/make-secrets.sh'), script);
  writeFileSync(join(root, '.env'), `${start}${line}\nHTTP_PORT=80\n`);
  const { PATH } = process.env;
  const { stderr } = spawnSync('sh', [script], { encoding: 'utf8', env: { PATH, ...variables } });
  return { made: readdirSync(root).filter((name) => !/^(docker|\.env)$/.test(name)), stderr };
}

test.each([
  ['SECRETS_DIR="./my secrets"  # folder', 'my secrets'],
  ["SECRETS_DIR='my secrets' # folder", 'my secrets'],
  ['SECRETS_DIR="my # secrets"', 'my # secrets'],
  ['SECRETS_DIR=./my secrets # folder', 'my secrets'],
  ['SECRETS_DIR=./my#secrets  ', 'my#secrets'],
  ['export SECRETS_DIR = ./mine\r', 'mine'],
  ['SECRETS_DIR=""', 'data'],
  ['SECRETS_DIR=-p', '-p'],
])('make-secrets.sh reads %j as Compose does', (line, folder) => {
  expect(makeSecrets(line)).toEqual({ made: [folder], stderr: '' });
});

test('make-secrets.sh reads a file that begins with a byte order mark as Compose does', () => {
  expect(makeSecrets('SECRETS_DIR=mine', '\uFEFF')).toEqual({ made: ['mine'], stderr: '' });
});

test('an exported empty SECRETS_DIR takes precedence over .env, as in Compose', () => {
  const { made } = makeSecrets('SECRETS_DIR=mine', '', { SECRETS_DIR: '' });
  expect(made).toEqual(['data']);
});

test.each(['$HOME/mine', '"${HOME}/mine"', '~/mine', '"mine', '"my\\"mine"'])(
  'make-secrets.sh refuses the folder %s, which Compose reads otherwise',
  (value) => {
    const { made, stderr } = makeSecrets(`SECRETS_DIR=${value}`);
    expect([made, stderr]).toEqual([[], expect.stringContaining('SECRETS_DIR in .env must be')]);
  },
);

test('no password has a default in the file, and MongoDB requires one', () => {
  for (const [, { environment = {} }] of services)
    for (const [variable, value] of Object.entries(environment))
      if (/PASSWORD$|SECRET$|MONGODB_URI$/.test(variable)) expect(value).toMatch(/^\$\{\w+:-\}$/);
  expect(JSON.stringify(file.services['mongo']?.command)).toMatch(/--auth --keyFile/);
});

test('every process that opens the registrations has the RETENTION_DAYS of form-service: `npm run forms -- purge` deletes', () => {
  const opens = /^FORM_(?:(?:KEYS_)?MONGODB_URI|KEY_DIR)/;
  const found = services.filter(([, { environment = {} }]) =>
    Object.keys(environment).some((variable) => opens.test(variable)),
  );
  expect(found.map(([name]) => name)).toEqual(['form-service', 'backup', 'backup-schedule']);
  for (const [name, { environment }] of found)
    expect([name, environment?.['RETENTION_DAYS']]).toEqual([name, '${RETENTION_DAYS:-365}']);
});

test('every variable of the file is in .env.example, and the reverse', () => {
  const used = new Set([...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name ?? ''));
  const named = new Set(
    [...env.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name ?? ''),
  );
  expect([...used].filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !used.has(name))).toEqual([]);
});

test('backups are scheduled', () => {
  const schedule = file.services['backup-schedule'];
  expect(schedule?.restart).toBe('unless-stopped');
  expect(JSON.stringify(schedule?.command)).toContain('schedule-command.mjs');
});

test.each(services)('%s runs a compiled program of its image', (_, { command = [] }) => {
  const words = [command].flat();
  expect(words.join(' ')).not.toMatch(/tsx|\.ts\b/);
  for (const part of words) if (String(part).endsWith('.mjs')) expect(imageFiles).toContain(part);
});
