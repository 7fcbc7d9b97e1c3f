/** The connections that the policies of the chart allow, evaluated like a cluster does. */
import { podOf, readManifest, type KubernetesObject } from './manifest';

type Labels = Readonly<Record<string, string>>;

interface Peer {
  readonly podSelector?: { readonly matchLabels?: Labels };
  readonly namespaceSelector?: object;
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}

interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly port: number | string }[];
}

interface Policy {
  readonly podSelector: { readonly matchLabels?: Labels };
  readonly policyTypes: readonly string[];
  readonly ingress?: readonly Rule[];
  readonly egress?: readonly Rule[];
}

const manifest = readManifest('default.yaml');
const policies = manifest
  .filter(({ kind }) => kind === 'NetworkPolicy')
  .map(({ spec }) => spec as unknown as Policy);
const pods = new Map(
  manifest.flatMap((object) => {
    const template = podOf(object);
    const component = template?.metadata.labels['app.kubernetes.io/component'];
    return component ? [[component, template] as const] : [];
  }),
);
const components = [...pods.keys()].sort();

const matches = ({ matchLabels = {} }: { readonly matchLabels?: Labels }, labels: Labels) =>
  Object.entries(matchLabels).every(([name, value]) => labels[name] === value);

/** Numbers of a rule's ports in a pod, which names them. */
function portsOf(rule: Rule, component: string): number[] {
  const named = new Map(
    (pods.get(component)?.spec.containers ?? []).flatMap(({ ports = [] }) =>
      ports.map(({ name, containerPort }) => [name, containerPort] as const),
    ),
  );
  return (rule.ports ?? []).map(({ port }) =>
    typeof port === 'number' ? port : (named.get(port) ?? Number.NaN),
  );
}

/** @returns ports at which `from` reaches `to`: its egress and the ingress of `to` must allow it */
function reached(from: string, to: string): number[] {
  const labels = (component: string) => pods.get(component)?.metadata.labels ?? {};
  const rules = (
    component: string,
    direction: 'ingress' | 'egress',
    peers: 'from' | 'to',
    other: string,
  ) =>
    policies
      .filter(({ podSelector }) => matches(podSelector, labels(component)))
      .flatMap((policy) => policy[direction] ?? [])
      .filter((rule) =>
        rule[peers] === undefined
          ? true
          : rule[peers].some(
              ({ podSelector, namespaceSelector, ipBlock }) =>
                !namespaceSelector &&
                !ipBlock &&
                podSelector &&
                matches(podSelector, labels(other)),
            ),
      )
      .flatMap((rule) => portsOf(rule, to));
  const leaving = rules(from, 'egress', 'to', to);
  const arriving = new Set(rules(to, 'ingress', 'from', from));
  return leaving.filter((port) => arriving.has(port)).sort();
}

test('edge to site-server, site-server to services, and nothing else', () => {
  const allowed = components.flatMap((from) =>
    components
      .filter((to) => to !== from)
      .flatMap((to) => reached(from, to).map((port) => `${from} → ${to}:${port}`)),
  );
  expect(allowed).toEqual([
    'edge → site-server:8080',
    'site-server → form-service:8080',
    'site-server → press-service:8080',
  ]);
});

test('a connection that no rule names is refused, in both directions, for every pod', () => {
  expect(policies).toContainEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  for (const policy of policies)
    for (const rule of policy.egress ?? []) {
      expect(rule.ports?.length).toBeGreaterThan(0);
      expect(rule.to?.length).toBeGreaterThan(0);
    }
});

test('outside the namespace each part reaches its own store and DNS only', () => {
  const outside = (component: string) => [
    ...new Set(
      policies
        .filter(({ podSelector }) =>
          matches(podSelector, pods.get(component)?.metadata.labels ?? {}),
        )
        .flatMap(({ egress = [] }) => egress)
        .filter(({ to = [] }) =>
          to.some(({ namespaceSelector, ipBlock }) => namespaceSelector ?? ipBlock),
        )
        .flatMap((rule) => portsOf(rule, component)),
    ),
  ];
  expect(Object.fromEntries(components.map((name) => [name, outside(name)]))).toEqual({
    edge: [53],
    'site-server': [53, 443],
    release: [53, 443],
    'press-service': [53, 27017],
    'form-service': [53, 27017],
    backup: [53, 27017],
  });
});

test('egress to the release store excludes cluster addresses and the cloud metadata service', () => {
  const blocks = policies
    .flatMap(({ egress = [] }) => egress)
    .filter((rule) => !portsOf(rule, '').includes(53))
    .flatMap(({ to = [] }) => to)
    .flatMap(({ ipBlock }) => (ipBlock ? [ipBlock] : []));
  expect(blocks.length).toBe(2);
  for (const { except } of blocks)
    expect(except).toEqual(expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16']));
});

test('DNS is reached where the values name it, by default also in a cache on each node', () => {
  const dnsOf = (file: string) =>
    readManifest(file).find(({ metadata }) => metadata.name === 'yunseul-dns')?.spec?.['egress'];
  const kubeDns = {
    namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } },
    podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } },
  };
  const both = (port: number) => ['UDP', 'TCP'].map((protocol) => ({ port, protocol }));
  expect(dnsOf('default.yaml')).toEqual([
    { to: [kubeDns, { ipBlock: { cidr: '169.254.20.10/32' } }], ports: both(53) },
  ]);
  const openshift = { matchLabels: { 'kubernetes.io/metadata.name': 'openshift-dns' } };
  expect(dnsOf('gateway.yaml')).toEqual([
    { to: [{ namespaceSelector: openshift }], ports: both(5353) },
  ]);
});

test('only servers accept connections, and nothing reaches the metrics without a value', () => {
  const policiesOf = (file: string) =>
    readManifest(file).filter(({ kind }) => kind === 'NetworkPolicy');
  const ofGateway = policiesOf('gateway.yaml');
  const ingressOf = (list: readonly KubernetesObject[], name: string) =>
    JSON.stringify(list.find(({ metadata }) => metadata.name === name)?.spec?.['ingress'] ?? null);
  const here = policiesOf('default.yaml');
  expect(ingressOf(here, 'yunseul-backup')).toBe('null');
  expect(ingressOf(here, 'yunseul-release')).toBe('null');
  expect(ingressOf(here, 'yunseul-site-server')).not.toContain('metrics');
  expect(ingressOf(ofGateway, 'yunseul-site-server')).toContain('monitoring');
  expect(ingressOf(ofGateway, 'yunseul-edge')).toContain('gateways');
  expect(ingressOf(ofGateway, 'yunseul-edge')).not.toContain('https');
  expect(ingressOf(policiesOf('tls.yaml'), 'yunseul-edge')).toContain('https');
});

test('an external form service is reached by form-service alone, where there is one', () => {
  const reachesIt = (file: string) =>
    readManifest(file)
      .filter(({ kind, spec }) => kind === 'NetworkPolicy' && JSON.stringify(spec).includes('443'))
      .map(({ metadata }) => metadata.name)
      .sort();
  expect(reachesIt('gateway.yaml')).toEqual([
    'yunseul-form-service',
    'yunseul-release',
    'yunseul-site-server',
  ]);
  expect(reachesIt('default.yaml')).not.toContain('yunseul-form-service');
});
