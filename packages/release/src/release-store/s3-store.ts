import { S3mini, S3NetworkError, S3ServiceError } from 's3mini';
import { messageOf } from '../message-of';
import {
  StoreUnreachable,
  type PutCondition,
  type ReleaseStore,
  type StoredObject,
} from './release-store';
import type { S3Settings } from './store-settings';

const requestTimeoutMs = 30_000;
const retriesOfRequest = 2;

/** A bucket of S3 or of a server with the same protocol, which must support conditional writes (If-Match). */
export function openS3Store({ bucket, prefix, endpoint, region, keys }: S3Settings): ReleaseStore {
  const name = `s3://${bucket}${prefix && `/${prefix}`}`;
  const client = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId: keys.id,
    secretAccessKey: keys.secret,
    requestAbortTimeout: requestTimeoutMs,
  });
  const root = prefix && `${prefix}/`;
  const request = async <T>(work: () => Promise<T>, retries = retriesOfRequest): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (retries > 0 && isPassing(error)) return request(work, retries - 1);
      throw new StoreUnreachable(`${name}: ${reasonOf(error)}`, { cause: error });
    }
  };
  return {
    name,
    get: (key, unlessTag) =>
      request(() =>
        orStatus(
          async () => {
            const condition = unlessTag === undefined ? {} : { 'if-none-match': unlessTag };
            return readObject(await client.getObjectRaw(root + key, true, 0, undefined, condition));
          },
          new Map([
            [404, undefined],
            [304, 'same' as const],
          ]),
        ),
      ),
    put: (key, bytes, condition) =>
      request(
        () =>
          orStatus(
            async () => {
              const { headers } = await client.putObject(
                root + key,
                bytes,
                undefined,
                undefined,
                conditionHeaders(condition),
              );
              return headers.get('etag') ?? '';
            },
            // 404: nothing to match; 409: a write to the same key at the same moment. A missing bucket is an error.
            condition
              ? new Map([
                  [404, undefined],
                  [409, undefined],
                  [412, undefined],
                ])
              : new Map(),
          ),
        // A conditional write may have succeeded although its answer was lost; its repetition would seem to have failed.
        condition ? 0 : retriesOfRequest,
      ),
    list: (under) =>
      request(async () => {
        const objects = await client.listObjects('/', root + under);
        if (!objects) throw new Error('there is no such bucket');
        return objects.map(({ Key, Size, LastModified }) => ({
          key: Key.slice(root.length),
          size: Size,
          changedAt: LastModified.getTime(),
        }));
      }),
    remove: (gone) =>
      request(async () => {
        if (gone.length > 0) await client.deleteObjects(gone.map((key) => root + key));
      }),
  };
}

/** @returns the result, or the value for this status of the answer; a missing bucket always throws */
async function orStatus<T, S>(work: () => Promise<T>, known: ReadonlyMap<number, S>) {
  try {
    return await work();
  } catch (error) {
    const isKnown = error instanceof S3ServiceError && error.serviceCode !== 'NoSuchBucket';
    if (isKnown && known.has(error.status)) return known.get(error.status) as S;
    throw error;
  }
}

async function readObject(response: Response): Promise<StoredObject> {
  const timeOf = (header: string) => Date.parse(response.headers.get(header) ?? '');
  const ageMs = timeOf('date') - timeOf('last-modified');
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    tag: response.headers.get('etag') ?? '',
    ageMs: Number.isNaN(ageMs) ? 0 : ageMs,
  };
}

/** The client's type lists only Amazon's headers; the client signs and sends every header. */
function conditionHeaders(condition: PutCondition | undefined): Record<`x-amz-${string}`, string> {
  if (condition === undefined) return {};
  const headers: Record<string, string> =
    condition === 'absent' ? { 'if-none-match': '*' } : { 'if-match': condition.tag };
  return headers;
}

/** A broken connection, or a server that is starting; not one that is down. */
function isPassing(error: unknown): boolean {
  if (error instanceof S3ServiceError) return error.status >= 500;
  return !(error instanceof S3NetworkError) && (error as Error).name !== 'TimeoutError';
}

function reasonOf(error: unknown): string {
  const cause = (error as { cause?: unknown }).cause;
  return cause === undefined ? messageOf(error) : `${messageOf(error)}: ${messageOf(cause)}`;
}
