/** The environment, read once. The only file of this service that reads process.env. */
import { join, resolve } from 'node:path';
import {
  mongodbAddress,
  origin,
  readEnvironment,
  serverSettings,
  setting,
  text,
  textThat,
  wholeNumber,
  type Environment,
} from '@site/service-kit/config';
import { isEmail } from './services/sign-in/normalize-email';
import { passwordLimits } from './services/sign-in/password-rules';

export interface Config {
  /** 0 lets the system choose a free one. */
  readonly port: number;
  readonly host: string;
  /** Of GET /metrics; undefined: no metrics. */
  readonly metricsPort?: number;
  /** Folder of the embedded store; unused when `mongodbUri` is given. */
  readonly dataDir: string;
  /** One line for each change of articles and each sign-in. */
  readonly accessLogFile: string;
  readonly mongodbUri?: string;
  /** Takes precedence over the stored account at every start. */
  readonly admin: { readonly email?: string; readonly password?: string };
  /** For example `https://example.com`; https turns on Secure cookies. */
  readonly publicOrigin?: string;
  /** Reverse proxies in front, whose X-Forwarded-* headers are trusted. */
  readonly trustProxyHops: number;
  readonly sessionSecret?: string;
  /** Of one visitor: requests for lists, articles and the session; 0 disables the limit. */
  readonly readsPerMinute: number;
  /** Of one visitor: searches in the list, which count as reads too; 0 disables the limit. */
  readonly searchesPerMinute: number;
  /** Of one visitor: views of articles; 0 disables the limit. */
  readonly viewsPerMinute: number;
  readonly logsRequests: boolean;
}

/** For commands that complete the environment before they read it again, such as set-password. */
export const environment: Environment = process.env;

const secretOfLength = (min: number, max: number) =>
  textThat(
    (value) => `must have ${min} to ${max} characters, has ${value.length}`,
    (value) => value.length >= min && value.length <= max,
    { isSecret: true },
  ).optional();

const settings = {
  ...serverSettings,
  DATA_DIR: text().default('./data/press'),
  MONGODB_URI: mongodbAddress().optional(),
  ADMIN_EMAIL: textThat(
    'must be an e-mail address as browsers accept it, a Korean domain in its xn-- form',
    isEmail,
  ).optional(),
  ADMIN_PASSWORD: secretOfLength(passwordLimits.min, passwordLimits.max),
  PUBLIC_ORIGIN: origin().optional(),
  SESSION_SECRET: secretOfLength(32, 1_024),
  READS_PER_MINUTE: wholeNumber(0, 999_999).default(600),
  SEARCHES_PER_MINUTE: wholeNumber(0, 999_999).default(60),
  VIEWS_PER_MINUTE: wholeNumber(0, 999_999).default(600),
  LOG_REQUESTS: setting('must be 0 or 1', (value) =>
    /^[01]$/.test(value) ? value === '1' : undefined,
  ).default(false),
};

/** Every variable this service reads; a test compares it with the table of README.md. */
export const variables = Object.keys(settings);

/** May also come as files: `SESSION_SECRET_FILE`. */
const secrets = ['MONGODB_URI', 'ADMIN_PASSWORD', 'SESSION_SECRET'] as const;

/** @throws ConfigError naming every wrong setting */
export function readConfig(from: Environment = environment): Config {
  const env = readEnvironment(from, settings, secrets);
  const dataDir = resolve(env.DATA_DIR);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    accessLogFile: join(dataDir, 'access.log'),
    trustProxyHops: env.TRUST_PROXY_HOPS,
    readsPerMinute: env.READS_PER_MINUTE,
    searchesPerMinute: env.SEARCHES_PER_MINUTE,
    viewsPerMinute: env.VIEWS_PER_MINUTE,
    logsRequests: env.LOG_REQUESTS,
    admin: {
      ...(env.ADMIN_EMAIL !== undefined && { email: env.ADMIN_EMAIL }),
      ...(env.ADMIN_PASSWORD !== undefined && { password: env.ADMIN_PASSWORD }),
    },
    ...(env.METRICS_PORT !== undefined && { metricsPort: env.METRICS_PORT }),
    ...(env.MONGODB_URI !== undefined && { mongodbUri: env.MONGODB_URI }),
    ...(env.PUBLIC_ORIGIN !== undefined && { publicOrigin: env.PUBLIC_ORIGIN }),
    ...(env.SESSION_SECRET !== undefined && { sessionSecret: env.SESSION_SECRET }),
  };
}
