/** The settings of a process from its environment. */

import { isOrigin, originMustBe } from './addresses';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Each method returns undefined for a variable that is unset or blank, as compose files pass on an unset one. Wrong values are
 * problems that name the variable and the value; for a secret read the environment itself.
 */
export interface Settings {
  /** Sentences without a full stop. The problems of other checks are added here. */
  readonly problems: string[];
  /** Without spaces at its ends. */
  readonly text: (name: string) => string | undefined;
  /**
   * @param must completes "NAME …": `must be 0 or 1`
   * @param parse returns undefined for a value that is not allowed
   */
  readonly parsed: <T>(
    name: string,
    must: string | ((value: string) => string),
    parse: (value: string) => T | undefined,
  ) => T | undefined;
  /** As `parsed`; the value is in no problem and not trimmed: its spaces may belong to it. */
  readonly secret: Settings['parsed'];
  readonly wholeNumber: (name: string, least: number, most: number) => number | undefined;
  /** @param least 0, by default, lets the system choose a free port */
  readonly port: (name: string, least?: number) => number | undefined;
  /** Like `https://www.example.com`. */
  readonly origin: (name: string) => string | undefined;
  /** Another server of the site, as `host:port`. @returns its origin */
  readonly server: (name: string) => string | undefined;
  /**
   * Reports that the variable is missing, unless it is set.
   * @param value as another method returned it; if it is undefined, readSettings throws at its end
   */
  readonly required: <T>(name: string, value: T | undefined, meaning?: string) => T;
}

/**
 * @param title of the message, for example `Gateway environment`
 * @returns what `read` returns
 * @throws Error that lists every problem
 */
export function readSettings<T>(
  title: string,
  env: Environment,
  read: (settings: Settings) => T,
): T {
  const settings = openSettings(env);
  const result = read(settings);
  const { problems } = settings;
  if (problems.length > 0) throw new Error(`${title}:\n- ${problems.join('\n- ')}`);
  return result;
}

/** For a caller that reports the problems in another way than readSettings. */
export function openSettings(env: Environment): Settings {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;
  const read =
    (isSecret: boolean): Settings['parsed'] =>
    (name, must, parse) => {
      const value = isSecret ? env[name] : text(name);
      if (!value?.trim()) return undefined;
      const result = parse(value);
      if (result !== undefined) return result;
      const sentence = `${name} ${typeof must === 'string' ? must : must(value)}`;
      problems.push(isSecret ? sentence : `${sentence}, not "${value}"`);
      return undefined;
    };
  const parsed = read(false);
  const wholeNumber: Settings['wholeNumber'] = (name, least, most) =>
    parsed(name, `must be a whole number from ${least} to ${most}`, (value) =>
      parseWholeNumber(value, least, most),
    );
  return {
    problems,
    text,
    parsed,
    secret: read(true),
    wholeNumber,
    port: (name, least = 0) => wholeNumber(name, least, 65_535),
    origin: (name) =>
      parsed(
        name,
        (value) => `must be ${originMustBe(value)}`,
        (value) => (isOrigin(value) ? value : undefined),
      ),
    server: (name) =>
      parsed(name, 'must be a host and port like localhost:8080', (value) =>
        /^([\w.-]+|\[[0-9a-f:]+\]):\d+$/i.test(value) && URL.canParse(`http://${value}`)
          ? `http://${value}`
          : undefined,
      ),
    required: <Value>(name: string, value: Value | undefined, meaning?: string) => {
      if (text(name) === undefined)
        problems.push(`${name} is missing${meaning === undefined ? '' : `: ${meaning}`}`);
      return value as Value;
    },
  };
}

/** @returns undefined unless the text is decimal digits, at most nine, of a number in the range */
export function parseWholeNumber(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}
