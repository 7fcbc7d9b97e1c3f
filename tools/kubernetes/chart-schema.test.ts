/** The chart without Helm and without a cluster: values and every committed rendering, by their schemas. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { isMap, parse, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import { readManifest } from './manifest';
import { schemaFile } from './object-schemas';
import { chartFolder, findHelm, fingerprint, renderChart, renderings } from './render-chart';

const ajv = new Ajv({ strict: true, allowUnionTypes: true, allErrors: true });
for (const format of ['int32', 'int64', 'double', 'date-time', 'byte']) ajv.addFormat(format, true);
ajv.addVocabulary(['kinds']);
const schemas = JSON.parse(readFileSync(schemaFile, 'utf8')) as {
  readonly kinds: Readonly<Record<string, string>>;
};
ajv.addSchema(schemas, 'objects');

/** @returns the errors of an object of the API; a kind that the schema lacks is an error too */
function problemsOf(object: { readonly apiVersion: string; readonly kind: string }) {
  const name = new Map(Object.entries(schemas.kinds)).get(`${object.apiVersion} ${object.kind}`);
  if (name === undefined) return [`no schema for ${object.apiVersion} ${object.kind}`];
  const isValid = ajv.getSchema(`objects#/definitions/${name}`);
  if (!isValid) return [`no definition ${name}`];
  return isValid(object) ? [] : (isValid.errors ?? []).map((one) => ajv.errorsText([one]));
}

const values = () =>
  parse(readFileSync(join(chartFolder, 'values.yaml'), 'utf8')) as Record<string, object>;
const areValues = ajv.compile(
  JSON.parse(readFileSync(join(chartFolder, 'values.schema.json'), 'utf8')) as object,
);

const ofTheCluster = Object.keys(renderings).flatMap((file) =>
  readManifest(file)
    .filter(({ kind }) => kind !== 'HTTPRoute')
    .map((object) => {
      const { name, generateName } = object.metadata;
      return [`${file} ${object.kind} ${generateName ?? name}`, object] as const;
    }),
);

test.each(ofTheCluster)('%s has the fields of the Kubernetes API and no others', (_, object) => {
  expect(problemsOf(object)).toEqual([]);
});

test('every kind of the schema is rendered, so that each is checked', () => {
  expect(
    [...new Set(ofTheCluster.map(([, { apiVersion, kind }]) => `${apiVersion} ${kind}`))].sort(),
  ).toEqual(Object.keys(schemas.kinds).sort());
});

test('a misspelt field, a wrong type and an unknown kind are found', () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' } };
  expect(problemsOf({ ...service, spec: { port: [] } } as typeof service)).toEqual([
    expect.stringMatching(/spec must NOT have additional properties/),
  ]);
  expect(problemsOf({ ...service, spec: { ports: [{ port: '80' }] } } as typeof service)).toEqual([
    expect.stringMatching(/port must be integer/),
  ]);
  expect(problemsOf({ apiVersion: 'v1', kind: 'Pods' })).toEqual(['no schema for v1 Pods']);
});

test('the values as they come are valid, and every value has a schema', () => {
  expect([areValues(values()), areValues.errors]).toEqual([true, null]);
});

test.each([
  ['an unknown value', { edge: { replica: 2 } }, /additional properties/],
  ['an origin with a path', { publicOrigin: 'https://www.example.com/' }, /publicOrigin.*pattern/],
  ['a folder as the release store', { releaseStore: { url: '/srv/releases' } }, /url.*pattern/],
  ['no replica', { siteServer: { replicas: 0 } }, /replicas must be >= 1/],
  [
    'a password among the values',
    { secrets: { press: { 'admin-password': 'x' } } },
    /secrets\/press must be string/,
  ],
])('%s is refused', (_, change, message) => {
  const all = values();
  for (const [name, part] of Object.entries(change))
    all[name] = typeof part === 'object' ? { ...all[name], ...part } : (part as never);
  expect(areValues(all)).toBe(false);
  expect(ajv.errorsText(areValues.errors)).toMatch(message);
});

test('every value has a comment', () => {
  const document = parseDocument(readFileSync(join(chartFolder, 'values.yaml'), 'utf8'));
  // YAML gives the comment of a first key to its map, but not at the top.
  const values = document.contents as YAMLMap;
  const first = (values.items[0]!.key as Scalar).commentBefore;
  expect(withoutComment(values, '', first)).toEqual([]);
});

/** @returns paths of values; one comment is enough for a map without comments inside, such as resources */
function withoutComment(map: YAMLMap, path: string, first = map.commentBefore): string[] {
  return map.items.flatMap(({ key, value }, at) => {
    const name = `${path}${(key as Scalar).toString()}`;
    const comment = at === 0 ? first : (key as Scalar).commentBefore;
    if (!isMap(value)) return comment ? [] : [name];
    const inside = withoutComment(value, `${name}.`);
    return comment && inside.length === leavesOf(value) ? [] : inside;
  });
}

function leavesOf(map: YAMLMap): number {
  return map.items.reduce((sum, { value }) => sum + (isMap(value) ? leavesOf(value) : 1), 0);
}

test.each(Object.entries(renderings))('%s is kept as the chart renders it', (file, args) => {
  const kept = readFileSync(join(chartFolder, 'rendered', file), 'utf8');
  expect(kept.split('\n')[0]).toBe(`# ${fingerprint()}`);
  const helm = findHelm();
  if (helm) expect(renderChart(helm, args)).toBe(kept);
});
