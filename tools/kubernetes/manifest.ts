/** A rendered manifest as objects, for the tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { chartFolder } from './render-chart';

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly volumeMounts?: readonly {
    readonly name: string;
    readonly mountPath: string;
    readonly readOnly?: boolean;
  }[];
}

export interface PodSpec {
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly volumes?: readonly Readonly<Record<string, unknown>>[];
  readonly serviceAccountName?: string;
  readonly [more: string]: unknown;
}

interface PodTemplate {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: PodSpec;
}

export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  /** `generateName` instead, for an object that is created several times. */
  readonly metadata: { readonly name: string; readonly generateName?: string };
  readonly spec?: {
    readonly template?: PodTemplate;
    readonly jobTemplate?: { readonly spec: { readonly template: PodTemplate } };
    readonly [more: string]: unknown;
  };
}

/** @param file in deploy/kubernetes/rendered/ */
export function readManifest(file: string): KubernetesObject[] {
  return parseAllDocuments(readFileSync(join(chartFolder, 'rendered', file), 'utf8'))
    .map((document) => document.toJS() as KubernetesObject | null)
    .filter((object) => object !== null);
}

/** @returns the pods that an object creates */
export function podOf({ spec }: KubernetesObject): PodTemplate | undefined {
  return spec?.template ?? spec?.jobTemplate?.spec.template;
}

export function containersOf(pod: PodSpec): readonly Container[] {
  return [...(pod.initContainers ?? []), ...pod.containers];
}
