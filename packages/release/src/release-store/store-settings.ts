import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withSecretFiles } from '@site/environment';

export interface S3Settings {
  readonly kind: 's3';
  readonly bucket: string;
  /** Without slashes at its ends; may be empty. */
  readonly prefix: string;
  /** Origin of the server; the bucket is the first part of the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly keys: { readonly id: string; readonly secret: string };
}

export type StoreSettings = S3Settings | { readonly kind: 'folder'; readonly folder: string };

const form = 's3://bucket/prefix or file:///folder';

/**
 * RELEASE_STORE with RELEASE_STORE_ENDPOINT, _REGION, _KEY_ID and _SECRET; the last two also as files (`…_FILE`).
 * @returns undefined without RELEASE_STORE: every server reads SITE_DIR itself
 * @throws Error that lists every problem, and no secret
 */
export function readStoreSettings(environment: NodeJS.ProcessEnv): StoreSettings | undefined {
  const address = environment['RELEASE_STORE'];
  if (!address) return undefined;
  const names = ['RELEASE_STORE_KEY_ID', 'RELEASE_STORE_SECRET'] as const;
  const { env, problems: unreadable } = withSecretFiles(environment, names);
  const problems = [...unreadable];
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'file:') return folderSettings(url, address);
  const place = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.-]+)*)\/?$/.exec(address);
  if (!place) problems.push(`RELEASE_STORE must be ${form}, not "${address}"`);
  const [, bucket = '', path = ''] = place ?? [];
  const region = env['RELEASE_STORE_REGION'] || undefined;
  const endpoint =
    env['RELEASE_STORE_ENDPOINT'] || (region && `https://s3.${region}.amazonaws.com`);
  if (region !== undefined && !/^[a-z\d-]+$/.test(region))
    problems.push(`RELEASE_STORE_REGION must be like ap-northeast-2, not "${region}"`);
  if (endpoint === undefined)
    problems.push(
      'RELEASE_STORE_REGION (Amazon) or RELEASE_STORE_ENDPOINT (another server) is missing',
    );
  else if (!isOrigin(endpoint))
    problems.push(
      `RELEASE_STORE_ENDPOINT must be like https://s3.example.com without a path, not "${endpoint}"`,
    );
  for (const name of names)
    if (!env[name] && !unreadable.some((problem) => problem.startsWith(name)))
      problems.push(`${name} (or the file ${name}_FILE names) is missing`);
  if (problems.length > 0) throw new Error(`Release store:\n- ${problems.join('\n- ')}`);
  return {
    kind: 's3',
    bucket,
    prefix: path.slice(1),
    endpoint: new URL(endpoint ?? '').origin,
    region: region ?? 'us-east-1',
    keys: { id: env[names[0]] ?? '', secret: env[names[1]] ?? '' },
  };
}

function folderSettings(url: URL, address: string): StoreSettings {
  if (url.host === '' && url.pathname !== '/' && isAbsolute(url.pathname))
    return { kind: 'folder', folder: fileURLToPath(url) };
  throw new Error(`Release store:\n- RELEASE_STORE must be ${form}, not "${address}"`);
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, href } = new URL(text);
  return /^https?:$/.test(protocol) && (href === `${origin}/` || href === origin);
}
