/** The environment of a service: all invalid settings are reported together. */
import { isIP } from 'node:net';
import { mongodbUri, openSettings, withSecretFiles, type Settings } from '@site/environment';
import { ConfigError } from './errors';

export { ConfigError, type Settings };

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * @param secrets names that may also come as files (`NAME_FILE`)
 * @returns what `read` returns
 * @throws ConfigError naming every wrong setting
 */
export function readEnvironment<T>(
  environment: Environment,
  secrets: readonly string[],
  read: (settings: Settings) => T,
): T {
  const { env, problems: unreadable } = withSecretFiles(environment, secrets);
  const settings = openSettings(env);
  const result = read(settings);
  const wrong = settings.problems.map((problem) => `${problem}.`);
  if (unreadable.length + wrong.length > 0) throw new ConfigError([...unreadable, ...wrong]);
  return result;
}

/** The settings that both services have. */
export function readServerSettings({ parsed, port, wholeNumber }: Settings) {
  return {
    /** 0 lets the system choose a free one. */
    port: port('PORT') ?? 0,
    host:
      parsed('HOST', 'must be an address or a host name', (value) =>
        isIP(value) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) ? value : undefined,
      ) ?? '127.0.0.1',
    /** Of GET /metrics, in the inner network; undefined: no metrics. */
    metricsPort: port('METRICS_PORT'),
    /** Reverse proxies in front, whose X-Forwarded-* headers are trusted. */
    trustProxyHops: wholeNumber('TRUST_PROXY_HOPS', 0, 10) ?? 1,
  };
}

export function readMongodbAddress({ secret }: Settings, name: string): string | undefined {
  return secret(name, mongodbUri.mustBe, (value) =>
    mongodbUri.isValid(value) ? value : undefined,
  );
}
