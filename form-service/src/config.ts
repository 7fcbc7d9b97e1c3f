/** The environment, read once. The only file of this service that reads process.env. */
import { join, resolve } from 'node:path';
import type { FormKind } from '@site/contract';
import {
  readEnvironment,
  readMongodbAddress,
  readServerSettings,
  type Environment,
  type Settings,
} from '@site/service-kit/config';
import type { WebhookTarget } from './api/send-webhook';
import { parseMasterKey } from './data/keys/master-key';
import { locationBeside, type StoreLocation } from './data/store-location';
import { relayEncodings, type RelayFormat } from './services/relay-body';

export type StoreConfig = ReturnType<typeof readStoreSettings>;
export type Config = ReturnType<typeof readConfig>;

/**
 * Below the 12 s that the edge waits for an answer and that running requests have at shutdown: a relay that succeeds later is an
 * error for the visitor, who registers again.
 */
const relayLimitMs = 11_000;
const webhookTimeoutMs = 10_000;

/** May also come as files: `FORM_RELAY_URL_FILE`. */
const storeSecrets = ['FORM_MONGODB_URI', 'FORM_KEYS_MONGODB_URI'];
const secrets = [
  ...storeSecrets,
  'FORM_RELAY_URL',
  'FORM_RELAY_URL_POPUP',
  'FORM_RELAY_URL_VISIT',
  'FORM_RELAY_URL_INQUIRY',
  'FORM_RELAY_FIELDS',
  'FORM_WEBHOOK_URL',
  'FORM_WEBHOOK_SECRET',
];

/** @throws ConfigError naming every wrong setting */
export function readConfig(environment: Environment = process.env) {
  return readEnvironment(environment, secrets, (settings) => {
    const { parsed, secret, wholeNumber } = settings;
    const common = readAddress(settings, 'FORM_RELAY_URL');
    const relayTo = (name: string) => readAddress(settings, name) ?? common;
    /** The relay of each form's posts; undefined: they are stored here. */
    const relays: Readonly<Record<FormKind, URL | undefined>> = {
      popup: relayTo('FORM_RELAY_URL_POPUP'),
      visit: relayTo('FORM_RELAY_URL_VISIT'),
      inquiry: relayTo('FORM_RELAY_URL_INQUIRY'),
    };
    const relayFormat: RelayFormat = {
      encoding:
        parsed('FORM_RELAY_ENCODING', `must be ${relayEncodings.join(' or ')}`, (value) =>
          relayEncodings.find((encoding) => encoding === value),
        ) ?? 'as-posted',
      addedFields:
        secret('FORM_RELAY_FIELDS', 'must be like access_key=1234&form-name=visit', parseFields) ??
        new Map(),
    };
    return {
      ...readServerSettings(settings),
      ...readStoreSettings(settings),
      relays,
      relayTimeoutMs: wholeNumber('FORM_RELAY_TIMEOUT_MS', 100, relayLimitMs) ?? 8_000,
      relayFormat,
      /** Notified of new registrations; undefined: only the log reports them. */
      webhook: readWebhook(settings),
      postsPerMinute: wholeNumber('RATE_LIMIT_PER_MINUTE', 1, 1_000_000) ?? 20,
    };
  });
}

/** Both or none: an unsigned message could be forged. */
function readWebhook(settings: Settings): WebhookTarget | undefined {
  const url = readAddress(settings, 'FORM_WEBHOOK_URL');
  const secret = settings.secret(
    'FORM_WEBHOOK_SECRET',
    'must be "whsec_" and the base64 of 24 to 64 bytes',
    parseWebhookSecret,
  );
  requireBeside(settings, 'FORM_WEBHOOK_SECRET', 'FORM_WEBHOOK_URL');
  requireBeside(settings, 'FORM_WEBHOOK_URL', 'FORM_WEBHOOK_SECRET');
  return url && secret && { url, secret, timeoutMs: webhookTimeoutMs };
}

/** For the command line: a wrong PORT must not prevent an operator from erasing a person's data. */
export function readStoreConfig(environment: Environment = process.env): StoreConfig {
  return readEnvironment(environment, storeSecrets, readStoreSettings);
}

function readStoreSettings(settings: Settings) {
  const { secret, text, wholeNumber } = settings;
  const beside = locationBeside(resolve(text('DATA_DIR') ?? './data/forms'));
  const keyFolder = resolve(text('FORM_KEY_DIR') ?? beside.keyFolder);
  const location: StoreLocation = {
    ...beside,
    keyFolder,
    masterKeyFile: resolve(text('FORM_MASTER_KEY_FILE') ?? join(keyFolder, 'master.key')),
    masterKey: secret(
      'FORM_MASTER_KEY',
      'must be 32 bytes: 64 hexadecimal digits or their base64 (after a rotation 128 digits)',
      parseMasterKey,
    ),
  };
  const uri = readMongodbAddress(settings, 'FORM_MONGODB_URI');
  const keysUri = readMongodbAddress(settings, 'FORM_KEYS_MONGODB_URI');
  requireBeside(settings, 'FORM_MONGODB_URI', 'FORM_KEYS_MONGODB_URI');
  return {
    location,
    /** Undefined: SQLite in the folders of `location`. */
    mongodb: uri === undefined ? undefined : { uri, keysUri },
    retentionDays: wholeNumber('RETENTION_DAYS', 1, 36_500) ?? 365,
  };
}

function requireBeside({ problems, text }: Settings, name: string, other: string): void {
  if (text(name) === undefined && text(other) !== undefined)
    problems.push(`${name} must be set with ${other}`);
}

/** Secret, because such an address can contain an access key. */
function readAddress({ secret }: Settings, name: string): URL | undefined {
  return secret(name, 'must be an http:// or https:// address', parseAddress);
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
