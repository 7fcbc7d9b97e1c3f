import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import type { SiteFolder } from '@site/release';

const unzip = promisify(gunzip);

/** Of a body, packed and unpacked. The largest build here has 13 MB in 150 files. */
const largestBytes = 64 * 1024 * 1024;
const mostFiles = 5000;

/** A part of a path in a build: no "..", nothing hidden, nothing that a file system reads as something else. */
const folderOrFile = /^[\w@+~-][\w@.+~-]*$/;

/** A request whose body is not a build; nothing of it is kept. */
export class NotABuild extends Error {
  override readonly name = 'NotABuild';
}

/**
 * Unpacks the body of a request, a gzipped tar of a frontend's dist/ with its `Content-Digest` (RFC 9530, sha-256), into a
 * folder beside the releases, which goes when `work` has ended.
 * @throws NotABuild with the reason; the errors of `work`
 */
export async function receiveBuild<T>(
  request: IncomingMessage,
  site: SiteFolder,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const body = await readBody(request);
  mkdirSync(receivedFolder(site), { recursive: true });
  const folder = mkdtempSync(join(receivedFolder(site), 'build-'));
  try {
    await writeFiles(body, folder);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes what a worker that was killed has left behind. */
export function removeReceived(site: SiteFolder): void {
  rmSync(receivedFolder(site), { recursive: true, force: true });
}

/** On the disk of the site, with room for a build. No server reads it. */
function receivedFolder(site: SiteFolder): string {
  return join(site.root, 'received');
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const header = [request.headers['content-digest']].flat()[0] ?? '';
  const expected = /^sha-256=:([\w+/=]+):$/.exec(header)?.[1];
  if (expected === undefined)
    throw new NotABuild('the header Content-Digest must be sha-256=:<base64>:');
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    // Not destroyed by an error here: its sender is to get the reason.
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      parts.push(part as Buffer);
      bytes += (part as Buffer).length;
      if (bytes > largestBytes) throw tooLarge();
    }
  } catch (error) {
    if (error instanceof NotABuild) throw error;
    throw new NotABuild('its connection broke', { cause: error });
  }
  const body = Buffer.concat(parts);
  if (createHash('sha256').update(body).digest('base64') !== expected)
    throw new NotABuild('its Content-Digest does not fit: it was changed or cut off on its way');
  return body;
}

async function writeFiles(body: Buffer, folder: string): Promise<void> {
  const entries = await unpack(body);
  if (entries.length > mostFiles) throw new NotABuild(`it has more than ${mostFiles} files`);
  for (const { header, data } of entries) {
    const { name, type } = header;
    if (type === 'directory') continue;
    if (type !== 'file') throw new NotABuild(`${name} is a ${type}, not a file`);
    if (!name.split('/').every((part) => folderOrFile.test(part)))
      throw new NotABuild(`${JSON.stringify(name)} is no path of a build`);
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, data ?? '');
  }
}

async function unpack(body: Buffer) {
  try {
    const tar = await unzip(body, { maxOutputLength: largestBytes });
    return await unpackTar(tar, { strict: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new NotABuild(`it is no gzipped tar (${(error as Error).message})`, { cause: error });
  }
}

function tooLarge(): NotABuild {
  return new NotABuild(`it is larger than ${largestBytes / 1024 / 1024} MB`);
}
