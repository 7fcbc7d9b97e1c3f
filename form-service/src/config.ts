/** The environment, read once. The only file of this service that reads process.env. */
import { join, resolve } from 'node:path';
import type { FormKind } from '@site/contract';
import {
  ConfigError,
  mongodbAddress,
  readEnvironment,
  serverSettings,
  setting,
  text,
  wholeNumber,
  type Environment,
} from '@site/service-kit/config';
import type { WebhookTarget } from './api/send-webhook';
import { parseMasterKey } from './data/keys/master-key';
import type { MongodbLocation } from './data/mongodb/mongodb-location';
import { locationBeside, type StoreLocation } from './data/store-location';
import { relayEncodings, type RelayFormat } from './services/relay-body';

export interface StoreConfig {
  readonly location: StoreLocation;
  /** Undefined: SQLite in the folders of `location`. */
  readonly mongodb: MongodbLocation | undefined;
  readonly retentionDays: number;
}

export interface Config extends StoreConfig {
  /** 0 lets the system choose a free one. */
  readonly port: number;
  readonly host: string;
  /** Of GET /metrics; undefined: no metrics. */
  readonly metricsPort: number | undefined;
  /** The relay of each form's posts; undefined: they are stored here. */
  readonly relays: Readonly<Record<FormKind, URL | undefined>>;
  readonly relayTimeoutMs: number;
  readonly relayFormat: RelayFormat;
  /** Notified of new registrations; undefined: only the log reports them. */
  readonly webhook: WebhookTarget | undefined;
  /** Reverse proxies in front of the service, whose X-Forwarded-For is trusted. */
  readonly trustProxyHops: number;
  readonly postsPerMinute: number;
}

/** Secret, because such an address can contain an access key. */
const secretAddress = setting('must be an http:// or https:// address', parseAddress, {
  isSecret: true,
}).optional();

const storeSettings = {
  FORM_MONGODB_URI: mongodbAddress().optional(),
  FORM_KEYS_MONGODB_URI: mongodbAddress().optional(),
  DATA_DIR: text().default('./data/forms'),
  FORM_KEY_DIR: text().optional(),
  FORM_MASTER_KEY_FILE: text().optional(),
  FORM_MASTER_KEY: setting(
    'must be 32 bytes: 64 hexadecimal digits or their base64 (after a rotation 128 digits)',
    parseMasterKey,
    { isSecret: true },
  ).optional(),
  RETENTION_DAYS: wholeNumber(1, 36_500).default(365),
};

/**
 * Below the 12 s that the edge waits for an answer and that running requests have at shutdown: a relay that succeeds later is an
 * error for the visitor, who registers again.
 */
const relayLimitMs = 11_000;

const settings = {
  ...serverSettings,
  ...storeSettings,
  FORM_RELAY_URL: secretAddress,
  FORM_RELAY_URL_POPUP: secretAddress,
  FORM_RELAY_URL_VISIT: secretAddress,
  FORM_RELAY_URL_INQUIRY: secretAddress,
  FORM_RELAY_TIMEOUT_MS: wholeNumber(100, relayLimitMs).default(8_000),
  FORM_RELAY_ENCODING: setting(`must be ${relayEncodings.join(' or ')}`, (value) =>
    relayEncodings.find((encoding) => encoding === value),
  ).default('as-posted'),
  FORM_RELAY_FIELDS: setting('must be like access_key=1234&form-name=visit', parseFields, {
    isSecret: true,
  }).optional(),
  FORM_WEBHOOK_URL: secretAddress,
  FORM_WEBHOOK_SECRET: setting(
    'must be "whsec_" and the base64 of 24 to 64 bytes',
    parseWebhookSecret,
    { isSecret: true },
  ).optional(),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(20),
};

const webhookTimeoutMs = 10_000;

/** May also come as files: `FORM_RELAY_URL_FILE`. */
const storeSecrets = ['FORM_MONGODB_URI', 'FORM_KEYS_MONGODB_URI'] as const;
const secrets = [
  ...storeSecrets,
  'FORM_RELAY_URL',
  'FORM_RELAY_URL_POPUP',
  'FORM_RELAY_URL_VISIT',
  'FORM_RELAY_URL_INQUIRY',
  'FORM_RELAY_FIELDS',
  'FORM_WEBHOOK_URL',
  'FORM_WEBHOOK_SECRET',
] as const;

/** @throws ConfigError naming every wrong setting */
export function readConfig(environment: Environment = process.env): Config {
  const env = readEnvironment(environment, settings, secrets);
  return {
    ...storeConfigOf(env),
    port: env.PORT,
    host: env.HOST,
    metricsPort: env.METRICS_PORT,
    relays: {
      popup: env.FORM_RELAY_URL_POPUP ?? env.FORM_RELAY_URL,
      visit: env.FORM_RELAY_URL_VISIT ?? env.FORM_RELAY_URL,
      inquiry: env.FORM_RELAY_URL_INQUIRY ?? env.FORM_RELAY_URL,
    },
    relayTimeoutMs: env.FORM_RELAY_TIMEOUT_MS,
    relayFormat: {
      encoding: env.FORM_RELAY_ENCODING,
      addedFields: env.FORM_RELAY_FIELDS ?? new Map(),
    },
    webhook: webhookOf(env),
    trustProxyHops: env.TRUST_PROXY_HOPS,
    postsPerMinute: env.RATE_LIMIT_PER_MINUTE,
  };
}

/** @throws ConfigError when only one of the two is set: an unsigned message could be forged */
function webhookOf(env: {
  readonly FORM_WEBHOOK_URL?: URL | undefined;
  readonly FORM_WEBHOOK_SECRET?: Buffer | undefined;
}): WebhookTarget | undefined {
  const { FORM_WEBHOOK_URL: url, FORM_WEBHOOK_SECRET: secret } = env;
  if (url && secret) return { url, secret, timeoutMs: webhookTimeoutMs };
  if (url) throw new ConfigError(['FORM_WEBHOOK_SECRET must be set with FORM_WEBHOOK_URL.']);
  if (secret) throw new ConfigError(['FORM_WEBHOOK_URL must be set with FORM_WEBHOOK_SECRET.']);
  return undefined;
}

/** For the command line: a wrong PORT must not prevent an operator from erasing a person's data. */
export function readStoreConfig(environment: Environment = process.env): StoreConfig {
  return storeConfigOf(readEnvironment(environment, storeSettings, storeSecrets));
}

type StoreEnvironment = Pick<
  ReturnType<typeof readEnvironment<typeof storeSettings>>,
  keyof typeof storeSettings
>;

function storeConfigOf(env: StoreEnvironment): StoreConfig {
  const beside = locationBeside(resolve(env.DATA_DIR));
  const { FORM_MONGODB_URI: uri, FORM_KEYS_MONGODB_URI: keysUri } = env;
  if (keysUri !== undefined && uri === undefined)
    throw new ConfigError(['FORM_MONGODB_URI must be set with FORM_KEYS_MONGODB_URI.']);
  const keyFolder = resolve(env.FORM_KEY_DIR ?? beside.keyFolder);
  return {
    location: {
      ...beside,
      keyFolder,
      masterKeyFile: resolve(env.FORM_MASTER_KEY_FILE ?? join(keyFolder, 'master.key')),
      masterKey: env.FORM_MASTER_KEY,
    },
    mongodb: uri === undefined ? undefined : { uri, keysUri },
    retentionDays: env.RETENTION_DAYS,
  };
}

function parseAddress(value: string): URL | undefined {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

function parseWebhookSecret(value: string): Buffer | undefined {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value.trim()) ?? [];
  const secret = base64 === undefined ? undefined : Buffer.from(base64, 'base64');
  return secret && secret.length >= 24 && secret.length <= 64 ? secret : undefined;
}

function parseFields(value: string): ReadonlyMap<string, string> | undefined {
  const fields = [...new URLSearchParams(value.trim())];
  return fields.every(([name, text]) => name !== '' && text !== '') ? new Map(fields) : undefined;
}
