/** The gateway's environment, read once; all problems are reported in one message. */
import { trustedProxies, type IsTrusted } from './visitor';

export interface GatewayConfig {
  readonly host: string;
  readonly port: number;
  readonly siteFolder: string;
  /** Origins of the upstreams, without a trailing slash. */
  readonly pressService: string;
  readonly formService: string;
  readonly ssrServer: string;
  /** DICTIONARIES=off: every response as for a browser without compression dictionaries. */
  readonly usesDictionaries: boolean;
  /** Load balancers in front, whose X-Forwarded-For is trusted. */
  readonly isTrusted: IsTrusted;
  /** Requests of one visitor; ten and six times as many at once. */
  readonly readsPerSecond: number;
  readonly writesPerSecond: number;
  /** For /.well-known/security.txt. */
  readonly securityContact: string | undefined;
  readonly publicOrigin: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error that lists every problem */
export function readConfig(env: Environment = process.env): GatewayConfig {
  const problems: string[] = [];
  const text = (name: string) => {
    const value = env[name];
    if (!value) problems.push(`${name} is missing`);
    return value ?? '';
  };
  const address = (name: string) => {
    const value = text(name);
    if (value && !URL.canParse(value)) problems.push(`${name} is not an address: ${value}`);
    return value;
  };
  const port = Number(env['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    problems.push(`PORT must be 0 to 65535, not "${env['PORT']}"`);
  const perSecond = (name: string, fallback: number) => {
    const given = env[name] || String(fallback);
    if (!/^[1-9]\d{0,6}$/.test(given))
      problems.push(`${name} must be a whole number from 1, not "${given}"`);
    return Number(given);
  };
  const proxies = () => {
    try {
      return trustedProxies((env['TRUSTED_PROXIES'] ?? '').split(/[\s,]+/).filter(Boolean));
    } catch (error) {
      problems.push(`TRUSTED_PROXIES: ${(error as Error).message}`);
      return () => false;
    }
  };
  const contact = env['SECURITY_CONTACT'] || undefined;
  if (contact !== undefined && !/^(?:mailto:|tel:|https:\/\/)\S+$/.test(contact))
    problems.push('SECURITY_CONTACT must begin with mailto:, tel: or https://');
  const config = {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    siteFolder: text('SITE_DIR'),
    pressService: address('PRESS_URL'),
    formService: address('FORMS_URL'),
    ssrServer: address('PAGES_URL'),
    usesDictionaries: env['DICTIONARIES'] !== 'off',
    isTrusted: proxies(),
    readsPerSecond: perSecond('READS_PER_SECOND', 50),
    writesPerSecond: perSecond('WRITES_PER_SECOND', 10),
    securityContact: contact,
    publicOrigin: env['PUBLIC_ORIGIN'] || undefined,
  };
  if (problems.length > 0) throw new Error(`Gateway environment:\n- ${problems.join('\n- ')}`);
  return config;
}
