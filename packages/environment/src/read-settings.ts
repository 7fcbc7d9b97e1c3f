/** The settings of a process from its environment. The services declare theirs with @site/service-kit/config. */

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

function openSettings(env: Environment): Settings {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;
  const parsed = <T>(
    name: string,
    mustBe: string | ((value: string) => string),
    parse: (value: string) => T | undefined,
  ) => {
    const value = text(name);
    if (value === undefined) return undefined;
    const result = parse(value);
    if (result !== undefined) return result;
    const allowed = typeof mustBe === 'string' ? mustBe : mustBe(value);
    problems.push(`${name} must be ${allowed}, not "${value}"`);
    return undefined;
  };
  const wholeNumber: Settings['wholeNumber'] = (name, least, most) =>
    parsed(name, `a whole number from ${least} to ${most}`, (value) =>
      parseWholeNumber(value, least, most),
    );
  return {
    problems,
    text,
    wholeNumber,
    port: (name, least = 0) => wholeNumber(name, least, 65_535),
    origin: (name) => parsed(name, originMustBe, (value) => (isOrigin(value) ? value : undefined)),
    server: (name) =>
      parsed(name, 'a host and port like localhost:8080', (value) =>
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
