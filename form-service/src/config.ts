/** The environment, read once. The only file of this service that reads process.env. */
import { join, resolve } from 'node:path';
import type { FormKind } from '@site/contract';
import {
  readEnvironment,
  serverSettings,
  setting,
  text,
  wholeNumber,
  type Environment,
} from '@site/service-kit/config';
import { parseMasterKey } from './data/keys/master-key';
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
  /** Reverse proxies in front of us, whose X-Forwarded-For is trusted. */
  readonly trustProxyHops: number;
  readonly postsPerMinute: number;
}

/** Secret, because such an address can carry an access key. */
const relayAddress = setting('must be an http:// or https:// address', parseAddress, {
  isSecret: true,
}).optional();

const storeSettings = {
  DATA_DIR: text().default('./data/forms'),
  FORM_KEY_DIR: text().optional(),
  FORM_MASTER_KEY_FILE: text().optional(),
  FORM_MASTER_KEY: setting(
    'must be 32 bytes: 64 hexadecimal digits or their base64',
    parseMasterKey,
    { isSecret: true },
  ).optional(),
  RETENTION_DAYS: wholeNumber(1, 36_500).default(365),
};

const settings = {
  ...serverSettings,
  ...storeSettings,
  FORM_RELAY_URL: relayAddress,
  FORM_RELAY_URL_POPUP: relayAddress,
  FORM_RELAY_URL_VISIT: relayAddress,
  FORM_RELAY_URL_INQUIRY: relayAddress,
  FORM_RELAY_TIMEOUT_MS: wholeNumber(100, 60_000).default(8_000),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(20),
};

/** May also come as files: `FORM_RELAY_URL_FILE`. */
const secrets = [
  'FORM_RELAY_URL',
  'FORM_RELAY_URL_POPUP',
  'FORM_RELAY_URL_VISIT',
  'FORM_RELAY_URL_INQUIRY',
] as const;

/** @throws ConfigError naming every wrong setting */
export function readConfig(environment: Environment = process.env): Config {
  const env = readEnvironment(environment, settings, secrets);
  return {
    ...storeConfigOf(env),
    port: env.PORT,
    host: env.HOST,
    relays: {
      popup: env.FORM_RELAY_URL_POPUP ?? env.FORM_RELAY_URL,
      visit: env.FORM_RELAY_URL_VISIT ?? env.FORM_RELAY_URL,
      inquiry: env.FORM_RELAY_URL_INQUIRY ?? env.FORM_RELAY_URL,
    },
    relayTimeoutMs: env.FORM_RELAY_TIMEOUT_MS,
    trustProxyHops: env.TRUST_PROXY_HOPS,
    postsPerMinute: env.RATE_LIMIT_PER_MINUTE,
  };
}

/** For the command line: a wrong PORT must not prevent an operator from erasing a person's data. */
export function readStoreConfig(environment: Environment = process.env): StoreConfig {
  return storeConfigOf(readEnvironment(environment, storeSettings));
}

type StoreEnvironment = Pick<
  ReturnType<typeof readEnvironment<typeof storeSettings>>,
  keyof typeof storeSettings
>;

function storeConfigOf(env: StoreEnvironment): StoreConfig {
  const beside = placeBeside(resolve(env.DATA_DIR));
  const keyFolder = resolve(env.FORM_KEY_DIR ?? beside.keyFolder);
  return {
    place: {
      ...beside,
      keyFolder,
      masterKeyFile: resolve(env.FORM_MASTER_KEY_FILE ?? join(keyFolder, 'master.key')),
      masterKey: env.FORM_MASTER_KEY,
    },
    retentionDays: env.RETENTION_DAYS,
  };
}

function parseAddress(value: string): URL | undefined {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}
