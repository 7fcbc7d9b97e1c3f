import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lighthouse and chrome-launcher are in bench's own node_modules, installed only for the benches that need them. `npm
 * test` checks the types of this folder without them, so the parts in use are declared here.
 */
export type Audits = Readonly<
  Record<
    string,
    {
      readonly numericValue?: number;
      readonly details?: { readonly items?: readonly NetworkRequest[] };
    }
  >
>;

interface NetworkRequest {
  readonly url: string;
  readonly transferSize: number;
  readonly resourceType?: string;
}

interface LighthouseResult {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Audits;
    readonly environment: { readonly benchmarkIndex: number };
  };
}

interface Lighthouse {
  readonly lighthouse: (url: string, flags: object) => Promise<LighthouseResult | undefined>;
  readonly launch: (
    options: object,
  ) => Promise<{ readonly port: number; readonly kill: () => void }>;
}

let loaded: Promise<Lighthouse> | undefined;

/** @returns the installed version */
export function lighthouseVersion(): string {
  const file = join(import.meta.dirname, '../node_modules/lighthouse/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

export function loadLighthouse(): Promise<Lighthouse> {
  return (loaded ??= load());
}

async function load(): Promise<Lighthouse> {
  // Names in variables: bench's own packages are not installed when the types of this folder are checked.
  const [name, launcher] = ['lighthouse', 'chrome-launcher'] as const;
  const { default: lighthouse } = (await import(name)) as { default: Lighthouse['lighthouse'] };
  const { launch } = (await import(launcher)) as { launch: Lighthouse['launch'] };
  return { lighthouse, launch };
}
