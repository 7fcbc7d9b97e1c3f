/** JSON schemas of the Kubernetes objects in the chart, from the API server's own description. */
import { join } from 'node:path';
import { chartFolder } from './render-chart';

export const schemaFile = join(chartFolder, 'schema/objects.json');

/** The kinds that the chart has, besides HTTPRoute, which an API server has only when the Gateway API is installed. */
export const objectKinds = [
  'apps/v1 Deployment',
  'autoscaling/v2 HorizontalPodAutoscaler',
  'batch/v1 CronJob',
  'batch/v1 Job',
  'networking.k8s.io/v1 Ingress',
  'networking.k8s.io/v1 NetworkPolicy',
  'policy/v1 PodDisruptionBudget',
  'v1 PersistentVolumeClaim',
  'v1 Service',
  'v1 ServiceAccount',
] as const;

/** A schema, with the parts that are read here. */
export type Schema = Readonly<Record<string, unknown>>;

export interface OpenApi {
  readonly info: { readonly version: string };
  readonly definitions: Readonly<Record<string, Schema>>;
}

const groupVersionKind = 'x-kubernetes-group-version-kind';

/**
 * @param openApi the answer to `kubectl get --raw /openapi/v2`
 * @param kinds such as `apps/v1 Deployment`
 * @returns one schema that accepts these kinds and no unknown field in them
 * @throws Error for a kind that the server does not have
 */
export function objectSchemas(openApi: OpenApi, kinds: readonly string[]): Schema {
  const roots = kinds.map((kind) => [kind, definitionOf(openApi, kind)] as const);
  const kept = new Map<string, Schema>();
  const keep = (name: string) => {
    if (kept.has(name)) return;
    const schema = strict(openApi.definitions[name] ?? {});
    kept.set(name, schema);
    for (const [, next = ''] of JSON.stringify(schema).matchAll(/"#\/definitions\/([^"]+)"/g))
      keep(next);
  };
  for (const [, name] of roots) keep(name);
  return {
    $comment: `Kubernetes ${openApi.info.version}, without descriptions; no field is accepted that it does not have.`,
    kinds: Object.fromEntries(roots),
    definitions: Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function definitionOf({ definitions }: OpenApi, kind: string): string {
  const found = Object.entries(definitions).find(([, schema]) =>
    ((schema[groupVersionKind] ?? []) as readonly Record<string, string>[]).some(
      (one) => `${one['group'] ? `${one['group']}/` : ''}${one['version']} ${one['kind']}` === kind,
    ),
  );
  if (!found) throw new Error(`The API server has no "${kind}".`);
  return found[0];
}

/** Without descriptions; only known properties are allowed; a quantity or a port may be a number or a string. */
function strict(schema: Schema): Schema {
  if (schema['format'] === 'int-or-string') return { type: ['integer', 'string'] };
  const { properties, items, additionalProperties, ...rest } = schema;
  const own = Object.entries(rest).filter(
    ([key]) => key !== 'description' && !key.startsWith('x-kubernetes-'),
  );
  const known = properties as Readonly<Record<string, Schema>> | undefined;
  return {
    ...Object.fromEntries(own),
    ...(items !== undefined && { items: strict(items as Schema) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: strict(additionalProperties as Schema),
    }),
    ...(known && {
      properties: Object.fromEntries(
        Object.entries(known).map(([name, property]) => [name, strict(property)]),
      ),
      additionalProperties: false,
    }),
  };
}
