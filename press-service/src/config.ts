/**
 * The environment, read once at the start. The only file of this service that sees process.env.
 */
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { withSecretFiles } from '@site/secret-files';
import { passwordLimits } from './services/password-rules';

export interface Config {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded store; unused when `mongodbUri` is given. */
  readonly dataDir: string;
  /** Who did what with articles and sessions, a line each. */
  readonly accessLogFile: string;
  readonly mongodbUri?: string;
  /** What is given wins over the stored account at every start. */
  readonly admin: { readonly email?: string; readonly password?: string };
  /** For example `https://example.com`; https turns on Secure cookies. */
  readonly publicOrigin?: string;
  /** Proxies in front whose X-Forwarded-* headers are believed. */
  readonly trustProxyHops: number;
  readonly sessionSecret?: string;
  /** Of one visitor: requests for lists, articles and the session; 0 counts nothing. */
  readonly readsPerMinute: number;
  /** Of one visitor: openings of articles; 0 counts nothing. */
  readonly viewsPerMinute: number;
  readonly logsRequests: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** For what completes the environment before reading it again, as set-password.ts does. */
export const environment: Environment = process.env;

/** Every fault of the environment at once, one line each, without secret values. */
export class ConfigFault extends Error {
  constructor(readonly faults: readonly string[]) {
    const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
    super(`the environment has ${count}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigFault';
  }
}

type Check = (value: string) => string | undefined;

const wholeNumber =
  (least: number, most: number): Check =>
  (value) =>
    /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `"${value}" is not a whole number from ${least} to ${most}`;

const lengthBetween =
  (least: number, most: number): Check =>
  (value) =>
    value.length >= least && value.length <= most
      ? undefined
      : `must have ${least} to ${most} characters, has ${value.length}`;

const checks = {
  PORT: wholeNumber(0, 65_535),
  HOST: (value) =>
    isIP(value) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)
      ? undefined
      : `"${value}" is neither an address nor a host name`,
  DATA_DIR: () => undefined,
  MONGODB_URI: (value) =>
    /^mongodb(\+srv)?:\/\/[^\s/]+/.test(value)
      ? undefined
      : 'does not begin with mongodb:// or mongodb+srv:// and a host',
  ADMIN_EMAIL: (value) =>
    /^[^\s@]{1,64}@[^\s@]{1,189}$/.test(value) ? undefined : `"${value}" is no e-mail address`,
  ADMIN_PASSWORD: lengthBetween(passwordLimits.least, passwordLimits.most),
  PUBLIC_ORIGIN: (value) =>
    isOrigin(value) ? undefined : `"${value}" is no origin such as https://example.com`,
  TRUST_PROXY_HOPS: wholeNumber(0, 10),
  SESSION_SECRET: lengthBetween(32, 1_024),
  READS_PER_MINUTE: wholeNumber(0, 999_999),
  VIEWS_PER_MINUTE: wholeNumber(0, 999_999),
  LOG_REQUESTS: (value) => (/^[01]$/.test(value) ? undefined : `"${value}" is neither 0 nor 1`),
} satisfies Record<string, Check>;

export type Variable = keyof typeof checks;

/** Every variable this service reads; README's table is compared with it by a test. */
export const variables = Object.keys(checks) as readonly Variable[];

/** May also come as files: `SESSION_SECRET_FILE`. */
const secrets: readonly Variable[] = ['MONGODB_URI', 'ADMIN_PASSWORD', 'SESSION_SECRET'];

/**
 * @param env an empty value counts as not given, as compose files write it
 * @throws ConfigFault with all faults
 */
export function readConfig(env: Environment = environment): Config {
  const read = withSecretFiles(env, secrets);
  const given = (name: Variable) => read.env[name] || undefined;
  const wrong = variables.flatMap((name) => {
    const value = given(name);
    const fault = value === undefined ? undefined : checks[name](value);
    return fault === undefined ? [] : [`${name}: ${fault}`];
  });
  const faults = [...read.faults, ...wrong];
  if (faults.length > 0) throw new ConfigFault(faults);

  const optional = <Key extends string>(key: Key, name: Variable) => {
    const value = given(name);
    return (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: string };
  };
  const dataDir = resolve(given('DATA_DIR') ?? './data/press');
  return {
    port: Number(given('PORT') ?? 0),
    host: given('HOST') ?? '127.0.0.1',
    dataDir,
    accessLogFile: join(dataDir, 'access.log'),
    trustProxyHops: Number(given('TRUST_PROXY_HOPS') ?? 1),
    readsPerMinute: Number(given('READS_PER_MINUTE') ?? 600),
    viewsPerMinute: Number(given('VIEWS_PER_MINUTE') ?? 600),
    logsRequests: given('LOG_REQUESTS') === '1',
    admin: { ...optional('email', 'ADMIN_EMAIL'), ...optional('password', 'ADMIN_PASSWORD') },
    ...optional('mongodbUri', 'MONGODB_URI'),
    ...optional('publicOrigin', 'PUBLIC_ORIGIN'),
    ...optional('sessionSecret', 'SESSION_SECRET'),
  };
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.origin === value;
}
