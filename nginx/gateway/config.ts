/** The gateway's environment, read once; all problems are reported in one message. */
import { readSettings, type Settings } from '@site/environment';
import { trustedProxies, type IsTrusted } from './limits/visitor';

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

/** @throws Error that lists every problem */
export function readConfig(env: NodeJS.ProcessEnv = process.env): GatewayConfig {
  return readSettings('Gateway environment', env, (settings) => {
    const server = (name: string) => settings.required(name, settings.server(name));
    const contact = securityContact(settings);
    return {
      host: settings.text('HOST') ?? '127.0.0.1',
      port: settings.port('PORT') ?? 8080,
      siteFolder: settings.required('SITE_DIR', settings.text('SITE_DIR')),
      pressService: server('PRESS_SERVICE'),
      formService: server('FORM_SERVICE'),
      ssrServer: server('SSR_SERVER'),
      usesDictionaries: settings.text('DICTIONARIES') !== 'off',
      isTrusted: trusted(settings),
      readsPerSecond: settings.wholeNumber('READS_PER_SECOND', 1, mostPerSecond) ?? 50,
      writesPerSecond: settings.wholeNumber('WRITES_PER_SECOND', 1, mostPerSecond) ?? 10,
      securityContact: contact,
      publicOrigin: settings.origin('PUBLIC_ORIGIN'),
    };
  });
}

const mostPerSecond = 9_999_999;

function trusted({ text, problems }: Settings): IsTrusted {
  try {
    return trustedProxies((text('TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter(Boolean));
  } catch (error) {
    problems.push(`TRUSTED_PROXIES: ${(error as Error).message}`);
    return () => false;
  }
}

function securityContact({ text, problems }: Settings): string | undefined {
  const contact = text('SECURITY_CONTACT');
  if (contact !== undefined && !/^(?:mailto:|tel:|https:\/\/)\S+$/.test(contact))
    problems.push('SECURITY_CONTACT must begin with mailto:, tel: or https://');
  return contact;
}
