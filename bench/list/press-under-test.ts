/** press-service as in its image, with sample articles. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articlesUrl, defaultSite } from '@site/contract';
import { startServer, type RunningServer } from '@site/testing/start-server';
import { fillEmbeddedStore } from '../../press-service/testing/fill-store';
import { findFreePort } from '../../tools/start/free-port';
import { startFolder, type Start } from '../servers/with-servers';

export const listPath = articlesUrl(defaultSite.key);

/** Limits count requests but refuse none. */
const unlimited = { READS_PER_MINUTE: '999999' };

export interface PressUnderTest extends RunningServer {
  readonly port: number;
}

/** @param articles in the embedded store */
export async function startPress(start: Start, articles: number): Promise<PressUnderTest> {
  const dataDir = await startFolder(start, mkdtempSync(join(tmpdir(), 'bench-list-')));
  fillEmbeddedStore(dataDir, articles);
  const port = await findFreePort('127.0.0.1');
  const part = await start(
    startServer('press-service/src/server.ts', {
      PORT: String(port),
      DATA_DIR: dataDir,
      ...unlimited,
    }),
  );
  return { ...part, port };
}
