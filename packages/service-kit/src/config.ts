/**
 * The environment of a service: each setting is declared once, and all invalid ones are reported together.
 * The only file that imports zod.
 */
import { isIP } from 'node:net';
import { z } from 'zod';
import {
  isOrigin,
  mongodbUri,
  originMustBe,
  parseWholeNumber,
  withSecretFiles,
} from '@site/environment';
import { ConfigError } from './errors';

export { ConfigError };

export type Environment = Readonly<Record<string, string | undefined>>;

interface SettingOptions {
  /** Its value appears in no message and is not trimmed: its spaces may belong to it. */
  readonly isSecret?: boolean;
}

/**
 * One setting.
 * @param mustBe completes "NAME …" in the message, for example `must be 0 or 1`
 * @param parse returns undefined for a value that is not allowed
 */
export function setting<T>(
  mustBe: string | ((value: string) => string),
  parse: (value: string) => T | undefined,
  { isSecret = false }: SettingOptions = {},
) {
  return z.string().transform((raw, context): T => {
    const value = isSecret ? raw : raw.trim();
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    const sentence = typeof mustBe === 'string' ? mustBe : mustBe(value);
    const message = isSecret ? `${sentence}.` : `${sentence}, not "${value}".`;
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  });
}

export const text = () => setting('must be a text', (value) => value);

export const wholeNumber = (min: number, max: number) =>
  setting(`must be a whole number from ${min} to ${max}`, (value) =>
    parseWholeNumber(value, min, max),
  );

/** @param isValid instead of a parser, if the text itself is the setting */
export const textThat = (
  mustBe: string | ((value: string) => string),
  isValid: (value: string) => boolean,
  options?: SettingOptions,
) => setting(mustBe, (value) => (isValid(value) ? value : undefined), options);

export const origin = () => textThat((value) => `must be ${originMustBe(value)}`, isOrigin);

export const mongodbAddress = () =>
  textThat(mongodbUri.mustBe, mongodbUri.isValid, { isSecret: true });

/** The settings that both services have. */
export const serverSettings = {
  /** 0 lets the system choose a free one. */
  PORT: wholeNumber(0, 65_535).default(0),
  HOST: textThat(
    'must be an address or a host name',
    (value) => isIP(value) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
  ).default('127.0.0.1'),
  /** Of GET /metrics, in the inner network; unset: no metrics. */
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  /** Reverse proxies in front, whose X-Forwarded-* headers are trusted. */
  TRUST_PROXY_HOPS: wholeNumber(0, 10).default(1),
};

/**
 * @param shape by name of the variable; a blank variable counts as unset, as compose files pass it on
 * @param secrets names that may also come as files (`NAME_FILE`)
 * @throws ConfigError naming every wrong setting
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  environment: Environment,
  shape: Shape,
  secrets: readonly (keyof Shape & string)[] = [],
): z.output<z.ZodObject<Shape>> {
  const { env, problems } = withSecretFiles(environment, secrets);
  const given = Object.keys(shape).flatMap((name) => {
    const value = env[name];
    return value?.trim() ? [[name, value] as const] : [];
  });
  const result = z.object(shape).safeParse(Object.fromEntries(given));
  const wrong = result.error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  const all = [...problems, ...(wrong ?? [])];
  if (!result.success || all.length > 0) throw new ConfigError(all);
  return result.data;
}
