/** deploy/swarm/stack.yml without an engine: its rules, and the check of Docker's command line if it is installed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from '@site/release';
import { imageFiles } from '../bin/image-programs.mjs';

interface Volume {
  readonly type: string;
  readonly source?: string;
}

type Secret = string | { readonly source: string; readonly target?: string };

interface Service {
  readonly command?: readonly string[];
  readonly ports?: readonly { readonly mode: string }[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly Secret[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly volumes: readonly Volume[];
  readonly deploy: { readonly mode: string; readonly [more: string]: unknown };
}

const path = join(repositoryRoot, 'deploy/swarm/stack.yml');
const text = readFileSync(path, 'utf8');
const file = parse(text, { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, unknown>>;
  readonly volumes: Readonly<Record<string, null>>;
};
const services = Object.entries(file.services);
const sourceOf = (secret: Secret) => (typeof secret === 'string' ? secret : secret.source);
const withPorts = services.filter(([, { ports = [] }]) => ports.length > 0);

test.each(services)('%s is locked down and limited', (_, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    image: expect.stringMatching(/\$\{IMAGE_TAG:\?[^}]+\}$/),
    deploy: {
      resources: {
        limits: { cpus: expect.any(String), memory: expect.any(String), pids: expect.any(Number) },
        reservations: { cpus: expect.any(String), memory: expect.any(String) },
      },
    },
  });
});

test.each(services)(
  '%s has no virtual address, and a version that fails goes back by itself',
  (name, { deploy }) => {
    // A port or a folder of the node cannot belong to two tasks at a time.
    const order = ['edge', 'follower', 'release', 'backup-schedule'].includes(name)
      ? 'stop-first'
      : 'start-first';
    expect(deploy).toMatchObject({
      endpoint_mode: 'dnsrr',
      update_config: { parallelism: 1, order, failure_action: 'rollback', monitor: '30s' },
      rollback_config: { parallelism: 1, order },
      restart_policy: { condition: 'any' },
    });
  },
);

test('the follower beside the site server has a key of its own, which changes no release', () => {
  const sources = (name: string) => file.services[name]?.secrets?.map(sourceOf);
  expect(sources('follower')).toEqual([
    'release_store_follower_key_id',
    'release_store_follower_secret',
  ]);
  expect(sources('release')).toContain('release_store_secret');
});

test('the edge alone is reached from outside, on every node, by the ports of the host', () => {
  expect(withPorts.map(([name]) => name)).toEqual(['edge']);
  const [, edge] = withPorts[0]!;
  expect(edge.ports!.map(({ mode }) => mode)).toEqual(['host', 'host']);
  for (const name of ['edge', 'follower', 'site-server'])
    expect([name, file.services[name]?.deploy.mode]).toEqual([name, 'global']);
  for (const name of ['press-service', 'form-service'])
    expect(file.services[name]?.deploy).toMatchObject({ mode: 'replicated', replicas: 3 });
});

test('no folder is shared between nodes, and every volume is declared', () => {
  const used = services.flatMap(([, { volumes }]) => volumes);
  expect(new Set(used.map(({ type }) => type))).toEqual(new Set(['volume', 'tmpfs']));
  const named = used.flatMap(({ type, source }) => (type === 'volume' ? [source] : []));
  expect([...new Set(named)].sort()).toEqual(Object.keys(file.volumes).sort());
  for (const volume of Object.values(file.volumes)) expect(volume).toBeNull();
});

test('every secret is external, mounted where a variable names it, and in no variable', () => {
  for (const secret of Object.values(file.secrets)) expect(secret).toEqual({ external: true });
  const mounted = new Set<string>();
  for (const [name, { environment = {}, secrets = [] }] of services) {
    for (const secret of secrets) mounted.add(sourceOf(secret));
    const files = secrets.map((secret) =>
      typeof secret === 'string' ? secret : (secret.target ?? secret.source),
    );
    for (const [variable, value] of Object.entries(environment)) {
      const secret = /^\/run\/secrets\/(\w+)$/.exec(value)?.[1];
      if (secret) expect([name, files]).toEqual([name, expect.arrayContaining([secret])]);
      else
        expect([variable, /SECRET|PASSWORD|MONGODB_URI|_KEY$/.test(variable)]).toEqual([
          variable,
          false,
        ]);
    }
  }
  expect([...mounted].sort()).toEqual(Object.keys(file.secrets).sort());
});

test('every process that opens the registrations has the RETENTION_DAYS of form-service', () => {
  const opens = services.filter(([, { environment = {} }]) =>
    Object.keys(environment).some((variable) => /^FORM_(?:KEYS_)?MONGODB_URI/.test(variable)),
  );
  expect(opens.map(([name]) => name)).toEqual(['form-service', 'backup-schedule']);
  for (const [name, { environment }] of opens)
    expect([name, environment?.['RETENTION_DAYS']]).toEqual([name, '${RETENTION_DAYS:-365}']);
});

test('a store that is away and an old backup end no task, and no health check starts Node', () => {
  const checks = services.flatMap(([name, { healthcheck }]) =>
    healthcheck ? [[name, healthcheck.test.join(' ')] as const] : [],
  );
  expect(checks.map(([name]) => name)).toEqual(
    // Both images have a check in bash of their own.
    services.map(([name]) => name).filter((name) => name !== 'edge' && name !== 'site-server'),
  );
  for (const folder of ['nginx', 'site-server']) {
    const image = readFileSync(join(repositoryRoot, folder, 'Dockerfile'), 'utf8');
    expect(image).toMatch(/^HEALTHCHECK .*\\\n {2}CMD \["bash", "-c", "exec 3<>\/dev\/tcp/m);
  }
  for (const [name, check] of checks) {
    expect([name, /\bnode\b|backups/.test(check)]).toEqual([name, false]);
    expect([name, check.includes('ready')]).toEqual([name, false]);
    if (name.endsWith('-service')) expect(check).toContain('/health/live ');
  }
});

test.each(services)('%s runs a compiled program of its image', (_, { command = [] }) => {
  expect(command.join(' ')).not.toMatch(/tsx|\.ts\b/);
  for (const part of command.filter((word) => word.endsWith('.mjs')))
    expect(imageFiles).toContain(part);
});

test('no message of a required variable holds "-", after which docker stack reads a default', () => {
  const messages = [...text.matchAll(/\$\{\w+:\?([^}]*)\}/g)].map(([, message]) => message);
  expect(messages.length).toBeGreaterThan(3);
  expect(messages.filter((message) => message?.includes('-'))).toEqual([]);
});

const optional = ['relay.yml', 'webhook.yml'].map((name) => {
  const optionalPath = join(repositoryRoot, 'deploy/swarm', name);
  const { services: changed, secrets } = parse(readFileSync(optionalPath, 'utf8')) as typeof file;
  return [name, { path: optionalPath, changed, secrets }] as const;
});

test.each(optional)('%s gives form-service each value as an external secret', (_, part) => {
  expect(Object.keys(part.changed)).toEqual(['form-service']);
  const { environment = {}, secrets = [] } = part.changed['form-service']!;
  const files = Object.entries(environment).filter(([variable]) => variable.endsWith('_FILE'));
  expect(files.map(([, value]) => value)).toEqual(
    Object.keys(part.secrets).map((name) => `/run/secrets/${name}`),
  );
  expect(secrets).toEqual(Object.keys(part.secrets));
  for (const secret of Object.values(part.secrets)) expect(secret).toEqual({ external: true });
});

/** Of press-service's server; its commands, which run in the container of the backups, use none of them. */
const ofServerOnly =
  /^(?:ADMIN_(?:EMAIL|PASSWORD)(?:_FILE)?|PUBLIC_ORIGIN|LOG_REQUESTS|\w+_PER_MINUTE)$/;

test.each(['edge', 'site-server', 'press-service', 'form-service', 'backup-schedule'])(
  'every setting of %s in docker-compose.yml has a place in a Swarm',
  (service) => {
    const compose = readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8');
    const { services: ofCompose } = parse(compose, { merge: true }) as typeof file;
    const given = [file.services, ...optional.map(([, { changed }]) => changed)].flatMap((part) =>
      Object.keys(part[service]?.environment ?? {}),
    );
    // In a Swarm the keys are in MongoDB.
    const missing = Object.keys(ofCompose[service]?.environment ?? {}).filter(
      (name) =>
        name !== 'FORM_KEY_DIR' &&
        !(service === 'backup-schedule' && ofServerOnly.test(name)) &&
        !given.includes(name) &&
        !given.includes(`${name}_FILE`),
    );
    expect([given.length > 5, missing]).toEqual([true, []]);
  },
);

const hasDocker = spawnSync('docker', ['--version']).status === 0;
(hasDocker ? test : test.skip)('docker stack reads it without a warning', () => {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  const config = (more: Readonly<Record<string, string>>, ...files: readonly string[]) =>
    spawnSync('docker', ['stack', 'config', ...[path, ...files].flatMap((one) => ['-c', one])], {
      encoding: 'utf8',
      env: { ...env, ...more },
    });
  const required = {
    IMAGE_TAG: '1.0.0',
    PUBLIC_ORIGIN: 'https://www.example.com',
    RELEASE_STORE: 's3://yunseul-releases/site',
  };
  const { status, stderr, stdout } = config(required);
  expect([status, stderr]).toEqual([0, '']);
  expect(Object.keys((parse(stdout) as typeof file).services).sort()).toEqual(
    Object.keys(file.services).sort(),
  );
  expect(config({}).stderr).toMatch(/a version, never latest|for example/);
  const all = config(required, ...optional.map(([, { path: one }]) => one));
  expect([all.status, all.stderr]).toEqual([0, '']);
  const { environment, secrets } = (parse(all.stdout) as typeof file).services['form-service']!;
  expect(Object.keys(environment ?? {})).toEqual(
    expect.arrayContaining([
      'FORM_MONGODB_URI_FILE',
      'FORM_RELAY_URL_FILE',
      'FORM_WEBHOOK_URL_FILE',
    ]),
  );
  expect(secrets).toHaveLength(3 + 5 + 2);
});
