/** A started service for tests: the real one over HTTP, with a cheap password hash and its own empty store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articlesUrl, defaultSite, sessionUrl } from '@site/contract';
import type { Environment } from '@site/service-kit/config';
import { createPasswordHasher } from '../src/auth/password-hasher';
import { readConfig } from '../src/config';
import { startService } from '../src/start-service';
import { createHttpClient, type HttpClient } from './http-client';

export const administrator = { email: 'admin@yunseul.example', password: 'correct-horse' };

export interface AdminClient extends HttpClient {
  publish(draft: unknown, headers?: Record<string, string>): Promise<Response>;
}

export interface TestService {
  readonly url: string;
  readonly dataDir: string;
  /** Address of the default site's articles. */
  readonly articles: string;
  readonly visitor: HttpClient;
  /** The lines of standard error. */
  readonly errorLines: readonly string[];
  readonly requestLines: readonly string[];
  signIn(): Promise<AdminClient>;
  /** Stops the service and leaves its data. */
  pause(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  readonly env?: Environment;
  readonly dataDir?: string;
  readonly now?: () => number;
  /** log2 of the password hash's cost; higher for tests in which hashes have to wait. */
  readonly hashCost?: number;
}

export async function startTestService(options: Options = {}): Promise<TestService> {
  const {
    env = {},
    dataDir = mkdtempSync(join(tmpdir(), 'press-test-')),
    now = Date.now,
    hashCost = 8,
  } = options;
  const errorLines: string[] = [];
  const requestLines: string[] = [];
  const config = readConfig({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...env,
  });
  const service = await startService(config, {
    now,
    hasher: createPasswordHasher({ log2Cost: hashCost, blockSize: 8, parallelism: 1 }),
    writeErrorLine: (line) => void errorLines.push(line),
    writeRequestLine: (line) => void requestLines.push(line),
  });
  const url = `http://127.0.0.1:${service.port}`;
  const articles = articlesUrl(defaultSite.key);

  return {
    url,
    dataDir,
    articles,
    errorLines,
    requestLines,
    visitor: createHttpClient(url),
    signIn: async () => {
      const client = createHttpClient(url);
      const response = await client.post(sessionUrl, administrator);
      if (response.status !== 200) throw new Error(`sign-in answered ${response.status}`);
      return { ...client, publish: (draft, headers) => client.post(articles, draft, headers) };
    },
    pause: () => service.stop(),
    stop: async () => {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
