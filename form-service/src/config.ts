/**
 * The environment, read once. Nothing else in this service looks at process.env.
 * Every wrong setting is reported together, so that an operator corrects them in one go.
 */
import { join, resolve } from 'node:path';
import type { FormKind } from '@site/contract';
import { withSecretFiles } from '@site/secret-files';
import { parseMasterKey } from './data/master-key';
import { placeBeside, type StorePlace } from './data/store-place';

export interface StoreConfig {
  readonly place: StorePlace;
  readonly retentionDays: number;
}

export interface Config extends StoreConfig {
  /** 0 lets the system choose a free one. */
  readonly port: number;
  readonly host: string;
  /** Where a form's posts are passed on to; undefined stores them here. */
  readonly relays: Readonly<Record<FormKind, URL | undefined>>;
  readonly relayTimeoutMs: number;
  /** Reverse proxies in front of us, whose X-Forwarded-For may be believed. */
  readonly trustProxyHops: number;
  readonly postsPerMinute: number;
}

export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    const count = faults.length === 1 ? '1 setting is' : `${faults.length} settings are`;
    super([`form-service cannot start: ${count} wrong.`, ...faults].join('\n  '));
    this.name = 'ConfigError';
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError naming every wrong setting */
export function readConfig(env: Environment = process.env): Config {
  const read = settingsOf(env);
  const config: Config = {
    ...readStoreSettings(read),
    port: read.wholeNumber('PORT', 0, 0, 65_535),
    host: read.text('HOST', '127.0.0.1'),
    relays: {
      popup: read.address('FORM_RELAY_URL_POPUP') ?? read.address('FORM_RELAY_URL'),
      visit: read.address('FORM_RELAY_URL_VISIT') ?? read.address('FORM_RELAY_URL'),
      inquiry: read.address('FORM_RELAY_URL_INQUIRY') ?? read.address('FORM_RELAY_URL'),
    },
    relayTimeoutMs: read.wholeNumber('FORM_RELAY_TIMEOUT_MS', 8_000, 100, 60_000),
    trustProxyHops: read.wholeNumber('TRUST_PROXY_HOPS', 1, 0, 10),
    postsPerMinute: read.wholeNumber('RATE_LIMIT_PER_MINUTE', 20, 1, 1_000_000),
  };
  read.throwIfFaulty();
  return config;
}

/** What the command line needs; a wrong PORT must not keep an operator from erasing a person. */
export function readStoreConfig(env: Environment = process.env): StoreConfig {
  const read = settingsOf(env);
  const config = readStoreSettings(read);
  read.throwIfFaulty();
  return config;
}

function readStoreSettings(read: Settings): StoreConfig {
  return {
    place: readPlace(read),
    retentionDays: read.wholeNumber('RETENTION_DAYS', 365, 1, 36_500),
  };
}

function readPlace(read: Settings): StorePlace {
  const beside = placeBeside(resolve(read.text('DATA_DIR', './data/forms')));
  const keyFolder = resolve(read.text('FORM_KEY_DIR', beside.keyFolder));
  return {
    ...beside,
    keyFolder,
    masterKeyFile: resolve(read.text('FORM_MASTER_KEY_FILE', join(keyFolder, 'master.key'))),
    masterKey: read.masterKey('FORM_MASTER_KEY'),
  };
}

type Settings = ReturnType<typeof settingsOf>;

/** May also come as files (`FORM_RELAY_URL_FILE`): such addresses can carry an access key. */
const secrets = ['', '_POPUP', '_VISIT', '_INQUIRY'].map((kind) => `FORM_RELAY_URL${kind}`);

function settingsOf(environment: Environment) {
  const { env, faults: unreadable } = withSecretFiles(environment, secrets);
  const faults = new Set<string>(unreadable);
  // Compose files pass unset variables on as empty ones.
  const given = (name: string): string | undefined => env[name]?.trim() || undefined;

  return {
    text: (name: string, fallback: string): string => given(name) ?? fallback,
    wholeNumber(name: string, fallback: number, least: number, most: number): number {
      const value = given(name);
      if (value === undefined) return fallback;
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= least && number <= most) return number;
      faults.add(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
      return fallback;
    },
    address(name: string): URL | undefined {
      const value = given(name);
      if (value === undefined) return undefined;
      const address = URL.canParse(value) ? new URL(value) : undefined;
      if (address && /^https?:$/.test(address.protocol)) return address;
      // The value is not repeated: such addresses can carry an access key.
      faults.add(`${name} must be an http:// or https:// address.`);
      return undefined;
    },
    masterKey(name: string): Buffer | undefined {
      const value = given(name);
      if (value === undefined) return undefined;
      const key = parseMasterKey(value);
      if (!key) faults.add(`${name} must be 32 bytes: 64 hexadecimal digits or their base64.`);
      return key;
    },
    throwIfFaulty(): void {
      if (faults.size > 0) throw new ConfigError([...faults]);
    },
  };
}
