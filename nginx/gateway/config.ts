/** The gateway's environment, read once; every fault is reported in one message. */
export interface GatewayConfig {
  readonly host: string;
  readonly port: number;
  readonly siteFolder: string;
  /** Addresses of the inner servers, without a trailing slash. */
  readonly pressService: string;
  readonly formService: string;
  readonly pageServer: string;
  /** DICTIONARIES=off: every answer as for a browser that knows no compression dictionaries. */
  readonly usesDictionaries: boolean;
}

/** @throws Error that lists every fault */
export function readConfig(env: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const faults: string[] = [];
  const text = (name: string) => {
    const value = env[name];
    if (!value) faults.push(`${name} is missing`);
    return value ?? '';
  };
  const address = (name: string) => {
    const value = text(name);
    if (value && !URL.canParse(value)) faults.push(`${name} is no address: ${value}`);
    return value;
  };
  const port = Number(env['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    faults.push(`PORT must be 0 to 65535, not "${env['PORT']}"`);
  const config = {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    siteFolder: text('SITE_DIR'),
    pressService: address('PRESS_URL'),
    formService: address('FORMS_URL'),
    pageServer: address('PAGES_URL'),
    usesDictionaries: env['DICTIONARIES'] !== 'off',
  };
  if (faults.length > 0) throw new Error(`Gateway environment:\n- ${faults.join('\n- ')}`);
  return config;
}
