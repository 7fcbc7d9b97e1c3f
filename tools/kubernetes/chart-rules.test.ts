/** Rules for every object of the chart, checked on the committed renderings. On a real API server: `npm run resilience -- kubernetes`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@site/contract';
import { repositoryRoot } from '@site/release';
import { parseAllDocuments } from 'yaml';
import { imageFiles } from '../bin/image-programs.mjs';
import { containersOf, podOf, readManifest, type KubernetesObject } from './manifest';
import { behindIngress, chartFolder, findHelm, renderChart, renderings } from './render-chart';

const files = Object.keys(renderings);
const objects = files.flatMap((file) =>
  readManifest(file).map((object) => ({
    file,
    object,
    title: `${file} ${object.kind} ${object.metadata.name}`,
  })),
);
const workloads = objects.flatMap(({ file, object, title }) => {
  const pod = podOf(object);
  return pod
    ? [[title, { file, object, pod: pod.spec, labels: pod.metadata.labels }] as const]
    : [];
});
const containers = workloads.flatMap(([title, { pod }]) =>
  containersOf(pod).map((container) => [`${title} ${container.name}`, container, pod] as const),
);
const named = (kind: string, file = 'default.yaml') =>
  readManifest(file).filter((object) => object.kind === kind);
const deployments = named('Deployment').map((object) => [object.metadata.name, object] as const);

test.each(workloads)('%s meets Pod Security "restricted" and has no token', (_, { pod }) => {
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: expect.any(Number),
      seccompProfile: { type: 'RuntimeDefault' },
    },
  });
  for (const key of ['hostNetwork', 'hostPID', 'hostIPC']) expect(pod[key]).toBeUndefined();
  for (const volume of pod.volumes ?? [])
    expect(['emptyDir', 'secret', 'persistentVolumeClaim']).toContain(
      Object.keys(volume).find((key) => key !== 'name'),
    );
});

test.each(containers)('%s is locked down, limited and of a named version', (_, container) => {
  expect(container).toMatchObject({
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      runAsNonRoot: true,
      capabilities: { drop: ['ALL'] },
      seccompProfile: { type: 'RuntimeDefault' },
    },
    resources: {
      requests: { cpu: expect.any(String), memory: expect.stringMatching(/i$/) },
      limits: { cpu: expect.any(String), memory: expect.stringMatching(/i$/) },
    },
  });
  expect(container.image).toMatch(/:(?!latest$)[\w.-]+$/);
});

test.each(containers)(
  '%s mounts only volumes of its pod, and reads secrets as files',
  (_, container, pod) => {
    const volumes = (pod.volumes ?? []).map(({ name }) => name);
    for (const { name } of container.volumeMounts ?? []) expect(volumes).toContain(name);
    const mounts = (container.volumeMounts ?? []).map(({ mountPath }) => mountPath);
    for (const { name, value } of container.env ?? []) {
      if (/PASSWORD|SECRET|MONGODB_URI|KEY$/.test(name) && !name.endsWith('_FILE'))
        expect([name, value]).toEqual([name, undefined]);
      if (name.endsWith('_FILE'))
        expect([name, mounts.some((mount) => value?.startsWith(`${mount}/`))]).toEqual([
          name,
          true,
        ]);
    }
  },
);

test.each(containers)('%s runs a compiled program of its image', (_, { command = [] }) => {
  expect(command.join(' ')).not.toMatch(/tsx|\.ts\b/);
  for (const part of command.filter((word) => word.endsWith('.mjs')))
    expect(imageFiles).toContain(part);
});

test('images are those of docker-compose.yml', () => {
  const compose = readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8');
  const used = containers.map(([, { image }]) => /([^/]+):[^:]+$/.exec(image)?.[1] ?? image);
  expect(new Set(used)).toEqual(
    new Set(['edge', 'site-server', 'shell', 'press-service', 'form-service', 'mfe-press']),
  );
  for (const name of [...used, ...remoteNames])
    expect(compose).toContain(`image: \${IMAGE_PREFIX:-yunseul}/${name}:`);
});

test.each(deployments)(
  '%s adds a pod before one goes, over all zones and nodes',
  (name, { spec }) => {
    expect(spec).toMatchObject({
      strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: {
        spec: {
          topologySpreadConstraints: ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map(
            (topologyKey) => ({ topologyKey, maxSkew: 1, whenUnsatisfiable: 'DoNotSchedule' }),
          ),
        },
      },
    });
    const budget = named('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
    expect(budget?.spec).toMatchObject({ maxUnavailable: 1, selector: spec?.['selector'] });
    expect(named('ServiceAccount').map(({ metadata }) => metadata.name)).toContain(
      spec?.template?.spec.serviceAccountName,
    );
  },
);

test('the address of each health check is that of the image', () => {
  const checked = [
    ['edge', 'nginx/Dockerfile', '/health'],
    ['site-server', 'site-server/Dockerfile', '/ready'],
    ['press-service', 'press-service/Dockerfile', '/api/press/health/ready'],
    ['form-service', 'form-service/Dockerfile', '/forms/health/ready'],
  ] as const;
  for (const [name, dockerfile, path] of checked) {
    const [container] = pod(name).containers;
    expect(container).toMatchObject({
      startupProbe: expect.anything(),
      livenessProbe: expect.anything(),
      readinessProbe: { httpGet: { path } },
    });
    expect(readFileSync(join(repositoryRoot, dockerfile), 'utf8')).toContain(path);
  }
});

test('press-service is scaled by its processor use, and its Deployment sets no number beside that', () => {
  const [autoscaler] = named('HorizontalPodAutoscaler');
  expect(autoscaler?.spec).toMatchObject({
    scaleTargetRef: { kind: 'Deployment', name: 'yunseul-press-service' },
    minReplicas: 3,
    metrics: [{ containerResource: { name: 'cpu', container: 'press-service' } }],
  });
  expect(deployment('press-service').spec).not.toHaveProperty('replicas');
  expect(named('HorizontalPodAutoscaler', 'gateway.yaml')).toEqual([]);
  expect(deployment('press-service', 'gateway.yaml').spec).toHaveProperty('replicas', 3);
});

test('every service is reached at its own pods', () => {
  for (const { metadata, spec } of named('Service')) {
    const selector = spec?.['selector'] as Record<string, string>;
    const component = selector['app.kubernetes.io/component'] ?? '';
    const ports = (pod(component).containers[0]?.ports ?? []).map(({ name }) => name);
    for (const { targetPort } of spec!['ports'] as { targetPort: string }[])
      expect([metadata.name, ports]).toEqual([metadata.name, expect.arrayContaining([targetPort])]);
  }
});

test('a site is reached by Ingress or by HTTPRoute, as values choose', () => {
  expect(named('Ingress')[0]?.spec?.['rules']).toMatchObject([{ host: 'www.example.com' }]);
  expect(named('HTTPRoute')).toEqual([]);
  expect(named('Ingress', 'gateway.yaml')).toEqual([]);
  expect(named('HTTPRoute', 'gateway.yaml')[0]?.spec).toMatchObject({
    hostnames: ['www.example.com'],
    rules: [{ backendRefs: [{ name: 'yunseul-edge', port: 80 }] }],
  });
});

test('site servers have the key of followers, jobs that of releases, and no other pod has any of the store', () => {
  const keys = workloads.flatMap(([, { labels, pod }]) =>
    (pod.volumes ?? [])
      .filter(({ name }) => name === 'release-store')
      .map(
        ({ secret }) =>
          `${labels['app.kubernetes.io/component']} ${(secret as { secretName: string }).secretName}`,
      ),
  );
  expect([...new Set(keys)].sort()).toEqual([
    'release yunseul-release-store',
    'site-server yunseul-release-store-follower',
  ]);
});

test('releases are written by the follower alone and read by the site server, and nginx has none', () => {
  const mounts = (component: string) =>
    containersOf(pod(component)).flatMap(({ name, volumeMounts = [] }) =>
      volumeMounts
        .filter((mount) => mount.name === 'releases')
        .map(({ readOnly }) => `${name} ${readOnly ? 'reads' : 'writes'}`),
    );
  expect(mounts('site-server')).toEqual(['release-follower writes', 'site-server reads']);
  expect(mounts('edge')).toEqual([]);
});

test('the site server takes the address of a visitor from the edge', () => {
  expect(pod('site-server').containers[0]?.env).toContainEqual({
    name: 'TRUSTED_PROXIES',
    value: '0.0.0.0/0, ::/0',
  });
});

test('behind an ingress the edge trusts it, and without its addresses the chart does not render', () => {
  const [container] = pod('edge').containers;
  expect(container?.env).toContainEqual({ name: 'TRUSTED_PROXIES', value: '10.0.0.0/8' });
  const helm = findHelm();
  if (!helm) return;
  expect(() => renderChart(helm, [])).toThrow(/edge\.trustedProxies is empty/);
  expect(renderChart(helm, ['--set', 'exposure.kind=none'])).toContain('TRUSTED_PROXIES');
});

test('an edge that ends TLS is reached directly: behind an ingress it would redirect without end', () => {
  expect(named('Service', 'tls.yaml')[0]?.spec).toMatchObject({
    type: 'LoadBalancer',
    externalTrafficPolicy: 'Local',
    ports: [{ name: 'http' }, { name: 'https', port: 443 }],
  });
  expect(pod('edge', 'tls.yaml').containers[0]?.volumeMounts).toContainEqual(
    expect.objectContaining({ name: 'certificates' }),
  );
  const helm = findHelm();
  if (!helm) return;
  for (const kind of ['ingress', 'gateway'])
    expect(() =>
      renderChart(helm, [...behindIngress, '--set', `edge.tlsSecret=x,exposure.kind=${kind}`]),
    ).toThrow(`edge.tlsSecret is set, and exposure.kind is ${kind}`);
});

test.each([
  ['default.yaml', '365'],
  ['gateway.yaml', '730'],
])('whatever opens the registrations in %s keeps them for %s days', (file, days) => {
  const opens = readManifest(file)
    .flatMap((object) => containersOf(podOf(object)?.spec ?? { containers: [] }))
    .filter(({ env = [] }) => env.some(({ name }) => /^FORM_(?:KEYS_)?MONGODB_URI/.test(name)));
  expect(opens.map(({ name }) => name)).toEqual(['form-service', 'backup', 'restore-test']);
  for (const { name, env } of opens)
    expect([name, env]).toEqual([
      name,
      expect.arrayContaining([{ name: 'RETENTION_DAYS', value: days }]),
    ]);
});

test("further keys of the forms' secret are files of form-service alone", () => {
  const [container] = pod('form-service', 'gateway.yaml').containers;
  expect(container?.env).toEqual(
    expect.arrayContaining([
      { name: 'FORM_RELAY_URL_POPUP_FILE', value: '/run/secrets/forms/relay-url-popup' },
      { name: 'FORM_WEBHOOK_SECRET_FILE', value: '/run/secrets/forms/webhook-secret' },
      { name: 'FORM_RELAY_ENCODING', value: 'json' },
    ]),
  );
  const withKeys = workloads.filter(([, { pod }]) => JSON.stringify(pod).includes('webhook-url'));
  expect(withKeys.map(([title]) => title)).toEqual([
    'gateway.yaml Deployment yunseul-form-service',
  ]);
});

test('a remote is shipped from its own image by the image shell', () => {
  const [job, ...others] = readManifest('ship-mfe-press.yaml');
  expect(others).toEqual([]);
  // The image of an earlier version, shipped again to undo a later one, is a job of its own.
  expect(job?.metadata).toMatchObject({ generateName: 'yunseul-ship-mfe-press-' });
  expect(job?.metadata).not.toHaveProperty('name');
  const {
    initContainers,
    containers: [release],
  } = podOf(job!)!.spec;
  expect(initContainers).toMatchObject([
    {
      image: 'registry.example.com/yunseul/mfe-press:1.1.0',
      command: ['cp', '-R', '/build', '/incoming/mfe-press'],
    },
  ]);
  expect(readFileSync(join(repositoryRoot, 'mfe-press/Dockerfile'), 'utf8')).toMatch(/ \/build$/m);
  expect(release?.command?.slice(-2)).toEqual([
    'dist/tools/container/release-job.mjs',
    'mfe-press',
  ]);
});

test('the namespace enforces "restricted"', () => {
  const [namespace] = parseAllDocuments(readFileSync(join(chartFolder, 'namespace.yaml'), 'utf8'));
  const { metadata } = namespace!.toJS() as { metadata: { labels: Record<string, string> } };
  for (const mode of ['enforce', 'audit', 'warn'])
    expect(metadata.labels[`pod-security.kubernetes.io/${mode}`]).toBe('restricted');
});

function deployment(component: string, file = 'default.yaml'): KubernetesObject {
  return named('Deployment', file).find(
    ({ metadata }) => metadata.name === `yunseul-${component}`,
  )!;
}

function pod(component: string, file = 'default.yaml') {
  return podOf(deployment(component, file))!.spec;
}
